/// How the computer reaches the network: whether it does, by which interfaces, and at which cost.
///
/// Follows https://developer.apple.com/documentation/network/nwpath.
public struct NWPath: Equatable, Sendable {
    /// Whether connections can be made.
    public enum Status: Sendable {
        /// Connections can be made.
        case satisfied
        /// Connections cannot be made.
        case unsatisfied
        /// Connections would activate the path. Linux does not tell of such paths: they are unsatisfied.
        case requiresConnection
    }

    /// Why connections cannot be made.
    public enum UnsatisfiedReason: Sendable {
        /// No reason is known.
        case notAvailable
        /// The user has switched the radio of the mobile network off.
        case cellularDenied
        /// The user has switched Wi-Fi off.
        case wifiDenied
        /// The program may not use the local network. Linux does not tell.
        case localNetworkDenied
        /// A virtual private network is not active. Linux does not tell.
        case vpnInactive
    }

    /// How well data arrive.
    public enum LinkQuality: Hashable, Sendable {
        /// The quality is not known, as of cables.
        case unknown
        /// Data may be lost.
        case minimal
        /// Data arrive, but not always at once.
        case moderate
        /// Data arrive well.
        case good
    }

    /// Whether connections can be made.
    public let status: Status
    /// Why connections cannot be made: which radio is switched off, if one is that the path would use.
    public let unsatisfiedReason: UnsatisfiedReason
    /// The interfaces that lead to the network, the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// Whether the connection has limits or costs money: by a mobile network, or one that the user's settings or the network itself call metered.
    public let isExpensive: Bool
    /// Whether the system reduces the use of the network. Linux has no such mode: false.
    public let isConstrained: Bool
    /// Whether the path is one of a satellite that carries little. Linux does not tell: false.
    public let isUltraConstrained: Bool
    /// How well data arrive by the preferred interface: by the strength of the radio when the path last changed, and unknown for cables.
    public let linkQuality: LinkQuality
    /// The computers that pass data on to other networks.
    public let gateways: [NWEndpoint]
    /// This end of the connection whose path it is; nil for paths of monitors.
    public let localEndpoint: NWEndpoint?
    /// The other end of the connection whose path it is; nil for paths of monitors.
    public let remoteEndpoint: NWEndpoint?
    /// Whether there is a route for IPv4.
    public let supportsIPv4: Bool
    /// Whether there is a route for IPv6.
    public let supportsIPv6: Bool
    /// Whether a name server is configured.
    public let supportsDNS: Bool

    /// Whether the path uses an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    /// Makes the path that a network offers by the interfaces that are permitted.
    package init(
        _ network: NetworkState, permitting requirement: InterfaceRequirement = .none, localEndpoint: NWEndpoint? = nil,
        remoteEndpoint: NWEndpoint? = nil
    ) {
        self.localEndpoint = localEndpoint
        self.remoteEndpoint = remoteEndpoint
        let usable = network.interfaces.filter { requirement.permits($0.interface.type) }
        let isSatisfied =
            switch requirement {
            // The monitor knows the network better than the tables of routes, which may be hidden from the program.
            case .none: network.isAvailable
            // The computer reaches itself without a network.
            case .required(.loopback): !usable.isEmpty
            case .required, .prohibited: network.isAvailable && !usable.isEmpty
            }
        let routes = isSatisfied ? usable : []
        status = isSatisfied ? .satisfied : .unsatisfied
        availableInterfaces = routes.map(\.interface)
        isExpensive = isSatisfied && (network.isMetered || routes.first?.interface.type == .cellular)
        isConstrained = false
        isUltraConstrained = false
        gateways = routes.flatMap(\.gateways)
        linkQuality =
            switch routes.first?.quality {
            case nil: .unknown
            case let quality? where quality < 0.3: .minimal
            case let quality? where quality < 0.6: .moderate
            default: .good
            }
        supportsIPv4 = routes.contains(where: \.hasIPv4)
        supportsIPv6 = routes.contains(where: \.hasIPv6)
        supportsDNS = isSatisfied && network.hasNameServer
        let off = network.typesSwitchedOff.filter(requirement.permits)
        unsatisfiedReason =
            if isSatisfied {
                .notAvailable
            } else if off.contains(.wifi) {
                .wifiDenied
            } else if off.contains(.cellular) {
                .cellularDenied
            } else {
                .notAvailable
            }
    }
}

extension NWPath: CustomDebugStringConvertible {
    /// The status, the preferred interface, and what the path supports.
    public var debugDescription: String {
        var parts = [status == .satisfied ? "satisfied (Path is satisfied)" : "unsatisfied (No network route)"]
        if let interface = availableInterfaces.first { parts.append("interface: \(interface.name)") }
        if supportsIPv4 { parts.append("ipv4") }
        if supportsIPv6 { parts.append("ipv6") }
        if supportsDNS { parts.append("dns") }
        if isExpensive { parts.append("expensive") }
        return parts.joined(separator: ", ")
    }
}
