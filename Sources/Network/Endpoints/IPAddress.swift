import Foundation

/// An address of the Internet Protocol.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes, in the order of the network.
    var rawValue: Data { get }
    /// The interface for which the address is; nil for any.
    var interface: NWInterface? { get }
    /// Whether the address is the computer's own.
    var isLoopback: Bool { get }
    /// Whether the address holds in the local network only.
    var isLinkLocal: Bool { get }
    /// Whether the address is that of a group.
    var isMulticast: Bool { get }

    /// Creates an address from its bytes; nil for another number of them.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// Creates an address from its text; nil if it is none.
    init?(_ string: String)
}

/// An address of version 4.
///
/// Follows https://developer.apple.com/documentation/network/ipv4address.
public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: &address) { Data($0) }, nil)
    }

    private init(_ bytes: [UInt8]) {
        rawValue = Data(bytes)
        interface = nil
    }

    /// All addresses of the computer.
    public static let any = IPv4Address([0, 0, 0, 0])
    /// All computers of the local network.
    public static let broadcast = IPv4Address([255, 255, 255, 255])
    /// The computer itself.
    public static let loopback = IPv4Address([127, 0, 0, 1])
    /// All computers of the group of all.
    public static let allHostsGroup = IPv4Address([224, 0, 0, 1])
    /// The group of multicast DNS.
    public static let mdnsGroup = IPv4Address([224, 0, 0, 251])

    public var isLoopback: Bool { rawValue[0] == 127 }
    public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
    public var isMulticast: Bool { (224...239).contains(rawValue[0]) }
    /// The address with dots.
    public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// An address of version 6.
///
/// Follows https://developer.apple.com/documentation/network/ipv6address.
public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Creates an address from its text, which may end with `%` and the name of an interface; nil if it is none.
    public init?(_ string: String) {
        let parts = string.split(separator: "%", maxSplits: 1)
        var address = in6_addr()
        guard let text = parts.first, inet_pton(AF_INET6, String(text), &address) == 1 else { return nil }
        var interface: NWInterface?
        if parts.count == 2 {
            let index = if_nametoindex(String(parts[1]))
            guard index > 0 else { return nil }
            interface = NWInterface(type: .other, name: String(parts[1]), index: Int(index))
        }
        self.init(withUnsafeBytes(of: &address) { Data($0) }, interface)
    }

    private init(_ bytes: [UInt8]) {
        rawValue = Data(bytes)
        interface = nil
    }

    /// All addresses of the computer.
    public static let any = IPv6Address([UInt8](repeating: 0, count: 16))
    /// The computer itself.
    public static let loopback = IPv6Address([UInt8](repeating: 0, count: 15) + [1])

    public var isLoopback: Bool { self == .loopback }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    /// Whether the address is one of version 4.
    public var isIPv4Mapped: Bool { rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF }
    /// The address of version 4 that it is; nil for others.
    public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4))) : nil }

    /// The address with colons, and the interface for which it is.
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = rawValue.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(INET6_ADDRSTRLEN)) }
        let address = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return address + (interface.map { "%\($0.name)" } ?? "")
    }
}
