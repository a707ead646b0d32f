import Foundation

/// How a connection or a listener communicates.
///
/// Follows https://developer.apple.com/documentation/network/nwparameters.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    enum Transport: Hashable {
        case tcp, udp
    }

    let transport: Transport
    let isEncrypted: Bool
    let options: NWProtocolTCP.Options

    private init(_ transport: Transport, isEncrypted: Bool, options: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.transport = transport
        self.isEncrypted = isEncrypted
        self.options = options
    }

    /// Streams of bytes.
    public class var tcp: NWParameters { NWParameters(.tcp, isEncrypted: false) }
    /// Datagrams.
    public class var udp: NWParameters { NWParameters(.udp, isEncrypted: false) }
    /// Encrypted streams of bytes. This module does not encrypt: connections fail with ``NWError/tls(_:)``.
    public class var tls: NWParameters { NWParameters(.tcp, isEncrypted: true) }
    /// Encrypted datagrams. This module does not encrypt: connections fail with ``NWError/tls(_:)``.
    public class var dtls: NWParameters { NWParameters(.udp, isEncrypted: true) }

    /// Creates parameters without a protocol, with which a browser looks for services. Connections have streams of bytes.
    public convenience init() { self.init(.tcp, isEncrypted: false) }

    /// Creates parameters for streams of bytes, encrypted unless `tls` is nil.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init(.tcp, isEncrypted: tls != nil, options: tcp)
    }

    /// Creates parameters for datagrams, encrypted unless `dtls` is nil.
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init(.udp, isEncrypted: dtls != nil)
    }

    /// Whether a port can be used again at once after a listener has ended.
    public var allowLocalEndpointReuse = false
    /// The address and port of this end; nil for those that the system chooses.
    public var requiredLocalEndpoint: NWEndpoint?
    /// The kind of interface that has to be used: only `loopback` has an effect, on listeners.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// Whether a listener accepts connections from the computer itself only.
    public var acceptLocalOnly = false
    /// Is stored: Linux has no networks between two computers that the system opens for a connection.
    public var includePeerToPeer = false
    /// Is stored, without effect.
    public var prohibitExpensivePaths = false
    /// Is stored, without effect.
    public var prohibitConstrainedPaths = false
    /// Is stored, without effect.
    public var allowFastOpen = false

    /// Returns parameters with the same settings.
    public func copy() -> NWParameters {
        let copy = NWParameters(transport, isEncrypted: isEncrypted, options: options)
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        copy.requiredInterfaceType = requiredInterfaceType
        copy.acceptLocalOnly = acceptLocalOnly
        copy.includePeerToPeer = includePeerToPeer
        return copy
    }

    public var debugDescription: String { (transport == .tcp ? "tcp" : "udp") + (isEncrypted ? ", tls" : "") }
}

/// Settings of a protocol.
public class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

/// The Transmission Control Protocol.
public enum NWProtocolTCP {
    /// Settings of streams.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// Creates the usual settings.
        public override init() {}
        /// Whether small pieces are sent at once.
        public var noDelay = false
        /// Whether the other end is asked whether it is there while nothing is sent.
        public var enableKeepalive = false
        /// The seconds without data after which it is asked first; 0 for the system's.
        public var keepaliveIdle = 0
        /// The seconds between two questions; 0 for the system's.
        public var keepaliveInterval = 0
        /// The number of questions without an answer after which the connection ends; 0 for the system's.
        public var keepaliveCount = 0
        /// The seconds after which connecting fails; 0 for the system's.
        public var connectionTimeout = 0
    }
}

/// The User Datagram Protocol.
public enum NWProtocolUDP {
    /// Settings of datagrams: none.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}

/// Transport Layer Security, which this module does not speak.
public enum NWProtocolTLS {
    /// Settings of encryption: none.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}
