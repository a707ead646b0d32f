/// The state of the computer's network at one time.
package struct NetworkState: Equatable, Sendable {
    /// An interface that leads to the network, or the computer's own.
    package struct Route: Equatable, Sendable {
        package var interface: NWInterface
        package var hasIPv4: Bool
        package var hasIPv6: Bool
        /// The computers that pass data on to other networks.
        package var gateways: [NWEndpoint] = []
        /// The quality of the radio from 0 to 1; nil for cables, and if it is not known.
        package var quality: Double?

        package init(interface: NWInterface, hasIPv4: Bool, hasIPv6: Bool, gateways: [NWEndpoint] = [], quality: Double? = nil) {
            self.interface = interface
            self.hasIPv4 = hasIPv4
            self.hasIPv6 = hasIPv6
            self.gateways = gateways
            self.quality = quality
        }
    }

    /// Whether there is a connection to the network.
    package var isAvailable: Bool
    /// Whether the connection has limits or costs money.
    package var isMetered: Bool
    /// The interfaces, the preferred one first.
    package var interfaces: [Route]
    /// Whether a name server is configured.
    package var hasNameServer: Bool
    /// The types of radios that the computer has and that are switched off.
    package var typesSwitchedOff: Set<NWInterface.InterfaceType>

    package init(
        isAvailable: Bool, isMetered: Bool = false, interfaces: [Route] = [], hasNameServer: Bool = false,
        typesSwitchedOff: Set<NWInterface.InterfaceType> = []
    ) {
        self.isAvailable = isAvailable
        self.isMetered = isMetered
        self.interfaces = interfaces
        self.hasNameServer = hasNameServer
        self.typesSwitchedOff = typesSwitchedOff
    }
}
