import Foundation
import Network
import Testing

/// Reading of the network's state from the files of the kernel.
struct NetworkStateTests {
    /// Makes a folder with files, and reads the state from it.
    private func state(_ files: [String: String]) throws -> NetworkState {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("network-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return NetworkState(filesIn: root)
    }

    private static let header = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"

    private func route(_ name: String, metric: Int, destination: String = "00000000", mask: String = "00000000", flags: String = "0003") -> String {
        "\(name)\t\(destination)\t0102000A\t\(flags)\t0\t0\t\(metric)\t\(mask)\t0\t0\t0\n"
    }

    private func route6(_ name: String, metric: String, flags: String = "00000003") -> String {
        let zero = String(repeating: "0", count: 32)
        return "\(zero) 00 \(zero) 00 fe800000000000000000000000000001 \(metric) 00000001 00000000 \(flags) \(name)\n"
    }

    @Test("Interfaces come in the order of the metrics of their default routes, of both versions of the protocol")
    func order() throws {
        let state = try state([
            "proc/net/route": Self.header + route("wlan0", metric: 600) + route("eth0", metric: 100)
                + route("eth1", metric: 50, destination: "0002000A", mask: "00FFFFFF"),
            "proc/net/ipv6_route": route6("wlan0", metric: "00000258") + route6("tun0", metric: "00000032"),
        ])
        #expect(state.interfaces.map(\.interface.name) == ["tun0", "eth0", "wlan0"])
        #expect(state.interfaces.map(\.hasIPv4) == [false, true, true])
        #expect(state.interfaces.map(\.hasIPv6) == [true, false, true])
        #expect(state.isAvailable)
    }

    @Test("Routes that are down or that reject, and those of the loopback interface, lead nowhere")
    func unusable() throws {
        let state = try state([
            "proc/net/route": Self.header + route("eth0", metric: 1, flags: "0002"), "sys/class/net/lo/type": "772\n",
            "proc/net/ipv6_route": route6("eth0", metric: "00000001", flags: "00200201") + route6("lo", metric: "ffffffff"),
        ])
        #expect(!state.isAvailable && state.interfaces.isEmpty)
    }

    @Test(
        "The kind of an interface is read from its files",
        arguments: [
            (["type": "1"], .wiredEthernet), (["type": "1", "wireless/status": ""], .wifi), (["type": "1", "uevent": "DEVTYPE=wlan\n"], .wifi),
            (["type": "519", "uevent": "INTERFACE=x\nDEVTYPE=wwan\n"], .cellular), (["type": "1", "uevent": "DEVTYPE=bridge\n"], .other),
            (["type": "1", "tun_flags": "0x1002"], .other), (["type": "65534"], .other), ([:], .other),
        ] as [([String: String], NWInterface.InterfaceType)])
    func kinds(files: [String: String], type: NWInterface.InterfaceType) throws {
        var all = ["proc/net/route": Self.header + route("x", metric: 0), "sys/class/net/x/ifindex": "7\n"]
        for (name, text) in files { all["sys/class/net/x/\(name)"] = text }
        #expect(try state(all).interfaces.map(\.interface) == [NWInterface(type: type, name: "x", index: 7)])
    }

    @Test("The loopback interface is known while it is up, and does not make the network available")
    func loopback() throws {
        let up = try state(["sys/class/net/lo/type": "772\n", "sys/class/net/lo/flags": "0x9\n", "sys/class/net/lo/ifindex": "1\n"])
        #expect(up.interfaces.map(\.interface) == [NWInterface(type: .loopback, name: "lo", index: 1)])
        #expect(!up.isAvailable && !up.interfaces[0].hasIPv6)
        #expect(try state(["sys/class/net/lo/type": "772\n", "sys/class/net/lo/flags": "0x8\n"]).interfaces.isEmpty)
    }

    @Test("A type of radio is off when all switches of its type are")
    func radios() throws {
        let state = try state([
            "sys/class/rfkill/rfkill0/type": "wlan\n", "sys/class/rfkill/rfkill0/soft": "1\n", "sys/class/rfkill/rfkill1/type": "wlan\n",
            "sys/class/rfkill/rfkill1/soft": "0\n", "sys/class/rfkill/rfkill2/type": "wwan\n", "sys/class/rfkill/rfkill2/soft": "1\n",
        ])
        #expect(state.typesSwitchedOff == [.cellular])
    }

    @Test("Name servers are those of resolv.conf")
    func nameServers() throws {
        #expect(try state(["etc/resolv.conf": "# nameserver\nsearch example.org\nnameserver 10.0.0.1\n"]).hasNameServer)
        #expect(try !state(["etc/resolv.conf": "# nameserver 10.0.0.1\nnameserver\n"]).hasNameServer)
    }

    @Test("Gateways are computers of the routes; the strength of a radio is the quality of its path")
    func gateways() throws {
        let own = try state([
            "proc/net/route": Self.header + "wlan0\t00000000\tFE01A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n",
            "proc/net/ipv6_route":
                "00000000000000000000000000000000 00 00000000000000000000000000000000 00 fe800000000000000000000000000001 00000258 "
                + "00000001 00000000 00000003 wlan0\n",
            "proc/net/wireless":
                "Inter-| sta-|   Quality\n face | tus | link\n wlan0: 0000   35.  -60.  -256        0      0      0      0      0        0\n",
        ])
        #expect(own.interfaces.first?.quality == 0.5)
        let path = NWPath(own)
        #expect(path.gateways == [.hostPort(host: "192.168.1.254", port: .any), .hostPort(host: "fe80::1", port: .any)])
        #expect(path.linkQuality == .moderate && path.localEndpoint == nil && !path.isUltraConstrained)
        #expect(try NWPath(state(["proc/net/route": Self.header + route("eth0", metric: 1)])).linkQuality == .unknown)
    }
}
