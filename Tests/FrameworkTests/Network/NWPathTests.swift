import Network
import Testing

/// Paths that a network offers.
struct NWPathTests {
    private static func route(_ type: NWInterface.InterfaceType, _ name: String, _ versions: Set<Int> = [4]) -> NetworkState.Route {
        NetworkState.Route(
            interface: NWInterface(type: type, name: name, index: 1), hasIPv4: versions.contains(4), hasIPv6: versions.contains(6))
    }

    private static let office = NetworkState(
        isAvailable: true, interfaces: [route(.wiredEthernet, "eth0"), route(.wifi, "wlan0", [6]), route(.loopback, "lo", [4, 6])],
        hasNameServer: true)

    @Test("A path uses what is permitted, without the computer's own interface")
    func permitted() {
        let all = NWPath(Self.office)
        #expect(all.status == .satisfied && all.availableInterfaces.map(\.name) == ["eth0", "wlan0"])
        #expect(all.usesInterfaceType(.wifi) && !all.usesInterfaceType(.loopback) && all.supportsIPv4 && all.supportsIPv6 && all.supportsDNS)
        let wifi = NWPath(Self.office, permitting: .required(.wifi))
        #expect(wifi.availableInterfaces.map(\.name) == ["wlan0"] && !wifi.supportsIPv4 && wifi.supportsIPv6)
        #expect(NWPath(Self.office, permitting: .prohibited([.wifi])).availableInterfaces.map(\.name) == ["eth0"])
        #expect(NWPath(Self.office, permitting: .required(.cellular)).status == .unsatisfied)
    }

    @Test("An unsatisfied path has no interfaces and supports nothing")
    func unsatisfied() {
        var state = Self.office
        state.isAvailable = false
        state.isMetered = true
        let path = NWPath(state)
        #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty && !path.isExpensive)
        #expect(!path.supportsIPv4 && !path.supportsIPv6 && !path.supportsDNS && path.unsatisfiedReason == .notAvailable)
        #expect(NWPath(state, permitting: .required(.loopback)).status == .satisfied)
    }

    @Test("The monitor's word counts where the routes are hidden")
    func hiddenRoutes() {
        #expect(NWPath(NetworkState(isAvailable: true)).status == .satisfied)
        #expect(NWPath(NetworkState(isAvailable: true), permitting: .required(.wifi)).status == .unsatisfied)
    }

    @Test("Metered and mobile networks are expensive")
    func expensive() {
        #expect(!NWPath(Self.office).isExpensive)
        var metered = Self.office
        metered.isMetered = true
        #expect(NWPath(metered).isExpensive)
        #expect(NWPath(NetworkState(isAvailable: true, interfaces: [Self.route(.cellular, "wwan0")])).isExpensive)
    }

    @Test("A radio that is switched off is the reason if the path would use it")
    func reasons() {
        let state = NetworkState(isAvailable: false, typesSwitchedOff: [.wifi, .cellular])
        #expect(NWPath(state).unsatisfiedReason == .wifiDenied)
        #expect(NWPath(state, permitting: .required(.cellular)).unsatisfiedReason == .cellularDenied)
        #expect(NWPath(state, permitting: .required(.wiredEthernet)).unsatisfiedReason == .notAvailable)
        #expect(NWPath(state, permitting: .prohibited([.wifi])).unsatisfiedReason == .cellularDenied)
    }

    @Test func descriptions() {
        #expect("\(NWPath(Self.office))" == "satisfied (Path is satisfied), interface: eth0, ipv4, ipv6, dns")
        #expect("\(NWPath(NetworkState(isAvailable: false)))" == "unsatisfied (No network route)")
    }
}
