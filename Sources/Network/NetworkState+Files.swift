import Foundation

/// Reading of the network's state from the files of the kernel.
extension NetworkState {
    /// Reads the interfaces with a default route in the order of their routes' metrics, then the computer's own, and the rest of the state.
    ///
    /// The network is available if there is a default route. Unreadable files are taken for empty ones.
    ///
    /// - Parameter root: The folder with `proc`, `sys` and `etc`.
    package init(filesIn root: URL) {
        func text(_ path: String) -> String { (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? "" }
        func lines(_ path: String) -> [[Substring]] { text(path).split(separator: "\n").map { $0.split { $0 == " " || $0 == "\t" } } }

        // RTF_UP, and not RTF_REJECT.
        func isUsable(_ flags: Int) -> Bool { flags & 0x1 != 0 && flags & 0x200 == 0 }
        var routes: [(name: Substring, metric: Int, isIPv6: Bool, gateway: NWEndpoint?)] = []
        // Name, destination, gateway, flags, references, use, metric (decimal), mask.
        for fields in lines("proc/net/route").dropFirst() where fields.count > 7 {
            guard fields[1].allSatisfy({ $0 == "0" }), fields[7].allSatisfy({ $0 == "0" }), let flags = Int(fields[3], radix: 16),
                isUsable(flags), let metric = Int(fields[6])
            else { continue }
            // The address as a number in the order of the processor's bytes.
            let address = UInt32(fields[2], radix: 16).flatMap { number in
                number == 0 ? nil : IPv4Address(withUnsafeBytes(of: number.littleEndian) { Data($0) })
            }
            routes.append((fields[0], metric, false, address.map { .hostPort(host: .ipv4($0), port: .any) }))
        }
        // Destination, length of its prefix, source, length, next hop, metric (hexadecimal), references, use, flags, name.
        for fields in lines("proc/net/ipv6_route") where fields.count > 9 {
            guard fields[0].allSatisfy({ $0 == "0" }), fields[1] == "00", let flags = Int(fields[8], radix: 16), isUsable(flags),
                let metric = Int(fields[5], radix: 16)
            else { continue }
            let hop = Array(fields[4])
            let bytes = stride(from: 0, to: hop.count - 1, by: 2).compactMap { UInt8(String(hop[$0...$0 + 1]), radix: 16) }
            let address = bytes.allSatisfy { $0 == 0 } ? nil : IPv6Address(Data(bytes))
            routes.append((fields[9], metric, true, address.map { .hostPort(host: .ipv6($0), port: .any) }))
        }
        // Sorting is stable: of equal metrics IPv4 comes first.
        routes.sort { $0.metric < $1.metric }

        func interface(_ name: String) -> NWInterface {
            let folder = "sys/class/net/\(name)"
            let exists: (String) -> Bool = { FileManager.default.fileExists(atPath: root.appendingPathComponent("\(folder)/\($0)").path) }
            let kind = lines("\(folder)/uevent").lazy.compactMap(\.first).first { $0.hasPrefix("DEVTYPE=") }?.dropFirst(8)
            // The numbers of hardware in <net/if_arp.h>: Ethernet and loopback.
            let hardware = Int(text("\(folder)/type").trimmingCharacters(in: .whitespacesAndNewlines))
            let type: NWInterface.InterfaceType =
                if hardware == 772 {
                    .loopback
                } else if kind == "wlan" || exists("wireless") || exists("phy80211") {
                    .wifi
                } else if kind == "wwan" {
                    .cellular
                } else if hardware == 1, kind == nil, !exists("tun_flags") {
                    .wiredEthernet
                } else {
                    .other
                }
            let index = Int(text("\(folder)/ifindex").trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
            return NWInterface(type: type, name: name, index: index)
        }
        // Two lines of headings, then the name with a colon, the status, and the quality, of which 70 is the best.
        var qualities: [Substring: Double] = [:]
        for fields in lines("proc/net/wireless").dropFirst(2) where fields.count > 2 {
            qualities[fields[0].dropLast()] = Double(fields[2].hasSuffix(".") ? fields[2].dropLast() : fields[2]).map { min(max($0 / 70, 0), 1) }
        }
        var interfaces: [Route] = []
        for route in routes {
            if let place = interfaces.firstIndex(where: { $0.interface.name == route.name }) {
                interfaces[place].hasIPv4 = interfaces[place].hasIPv4 || !route.isIPv6
                interfaces[place].hasIPv6 = interfaces[place].hasIPv6 || route.isIPv6
                if let gateway = route.gateway { interfaces[place].gateways.append(gateway) }
            } else {
                interfaces.append(
                    Route(
                        interface: interface(String(route.name)), hasIPv4: !route.isIPv6, hasIPv6: route.isIPv6,
                        gateways: route.gateway.map { [$0] } ?? [], quality: qualities[route.name]))
            }
        }
        // The kernel sends what no other route takes nowhere, by the loopback interface.
        interfaces.removeAll { $0.interface.type == .loopback }
        let isAvailable = !interfaces.isEmpty

        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("sys/class/net").path)) ?? []
        // IFF_UP.
        let own = names.sorted().map(interface).filter { $0.type == .loopback && Self.flags(text("sys/class/net/\($0.name)/flags")) & 1 != 0 }
        let hasIPv6 = lines("proc/net/if_inet6").contains { fields in own.contains { $0.name == fields.last ?? "" } }
        interfaces += own.map { Route(interface: $0, hasIPv4: true, hasIPv6: hasIPv6) }

        let switches = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("sys/class/rfkill").path)) ?? []
        var isOff: [String: Bool] = [:]
        for name in switches {
            let type = text("sys/class/rfkill/\(name)/type").trimmingCharacters(in: .whitespacesAndNewlines)
            isOff[type] = isOff[type] ?? true && text("sys/class/rfkill/\(name)/soft").hasPrefix("1")
        }
        var typesSwitchedOff: Set<NWInterface.InterfaceType> = []
        if isOff["wlan"] == true { typesSwitchedOff.insert(.wifi) }
        if isOff["wwan"] == true { typesSwitchedOff.insert(.cellular) }

        self.init(
            isAvailable: isAvailable, interfaces: interfaces,
            hasNameServer: lines("etc/resolv.conf").contains { $0.first == "nameserver" && $0.count > 1 }, typesSwitchedOff: typesSwitchedOff)
    }

    /// Reads flags in the form of `sys/class/net`: `0x1003`.
    private static func flags(_ text: String) -> Int { Int(text.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst(2), radix: 16) ?? 0 }
}
