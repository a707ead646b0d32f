/// An interface of the computer that a path may use, such as a wireless card.
///
/// Follows https://developer.apple.com/documentation/network/nwinterface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kind of network that an interface connects to.
    public enum InterfaceType: Hashable, Sendable {
        /// A virtual interface, or one of a kind that is not known: tunnels, bridges, telephone lines.
        case other
        /// Wi-Fi.
        case wifi
        /// The radio of a mobile network.
        case cellular
        /// A cable, or what looks like one to the system, as in virtual machines.
        case wiredEthernet
        /// The computer itself.
        case loopback
    }

    /// The kind of network that the interface connects to.
    public let type: InterfaceType
    /// The name that the system gives it, such as `wlan0`.
    public let name: String
    /// The number that the system gives it.
    public let index: Int

    package init(type: InterfaceType, name: String, index: Int) {
        self.type = type
        self.name = name
        self.index = index
    }

    /// The name.
    public var debugDescription: String { name }
}
