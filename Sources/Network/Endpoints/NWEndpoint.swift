import Foundation

/// One end of a connection.
///
/// Follows https://developer.apple.com/documentation/network/nwendpoint.
public enum NWEndpoint: Hashable, Sendable {
    /// A port of a computer.
    case hostPort(host: Host, port: Port)
    /// A service that a computer announces in the local network.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A socket in the file system.
    case unix(path: String)
    /// An address of a resource, whose scheme says the port.
    case url(URL)

    /// A computer, by its name or address.
    public enum Host: Hashable, Sendable {
        /// A name, which name servers know, for an interface.
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        /// Creates a computer from its address or else its name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }

        /// The interface by which the computer is reached; nil for any.
        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }
    }

    /// A number of a service on a computer.
    public struct Port: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        private init(_ number: UInt16) { rawValue = number }

        /// Creates a port from its number, or the name of a service in the file `/etc/services`; nil for others.
        public init?(_ service: String) {
            if let number = UInt16(service) {
                rawValue = number
            } else if let entry = getservbyname(service, nil) {
                rawValue = UInt16(truncatingIfNeeded: entry.pointee.s_port).byteSwapped
            } else {
                return nil
            }
        }

        /// A port that the system chooses.
        public static let any = Port(0)
        public static let ssh = Port(22)
        public static let smtp = Port(25)
        public static let http = Port(80)
        public static let pop = Port(110)
        public static let imap = Port(143)
        public static let https = Port(443)
        public static let imaps = Port(993)
        public static let socks = Port(1080)
    }

    /// The interface by which the end is reached; nil for any.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        case .unix, .url: nil
        }
    }
}

extension NWEndpoint.Host: ExpressibleByStringLiteral, CustomDebugStringConvertible {
    public init(stringLiteral value: String) { self.init(value) }

    public var debugDescription: String {
        switch self {
        case .name(let name, let interface): name + (interface.map { "%\($0.name)" } ?? "")
        case .ipv4(let address): address.debugDescription
        case .ipv6(let address): address.debugDescription
        }
    }
}

extension NWEndpoint.Port: ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    public init(integerLiteral value: UInt16) { self.init(value) }
    public var debugDescription: String { "\(rawValue)" }
}

extension NWEndpoint: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .hostPort(.ipv6(let address), let port): "\(address.debugDescription).\(port.rawValue)"
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
        case .service(let name, let type, let domain, let interface):
            "\(name).\(type).\(domain)" + (interface.map { "@\($0.name)" } ?? "")
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
