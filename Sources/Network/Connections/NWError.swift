import Foundation

/// A number of an error of names and services in the network.
public typealias DNSServiceErrorType = Int32

/// The service that finds others in the network does not run.
public let kDNSServiceErr_ServiceNotRunning: DNSServiceErrorType = -65563
/// There is no such name.
public let kDNSServiceErr_NoSuchRecord: DNSServiceErrorType = -65554
/// The name is in use.
public let kDNSServiceErr_NameConflict: DNSServiceErrorType = -65548
/// The reason is not known.
public let kDNSServiceErr_Unknown: DNSServiceErrorType = -65537

/// The reason for which a connection, a listener or a browser does not work.
///
/// Follows https://developer.apple.com/documentation/network/nwerror.
public enum NWError: Error, Hashable, Sendable, LocalizedError, CustomDebugStringConvertible {
    /// An error of the system.
    case posix(POSIXErrorCode)
    /// An error of names and services.
    case dns(DNSServiceErrorType)
    /// An error of encryption.
    case tls(Int32)

    /// Creates the error of a number of the system.
    init(errno number: Int32) { self = .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }

    public var errorDescription: String? {
        switch self {
        case .posix(let code): String(cString: strerror(Int32(code.rawValue)))
        case .dns(kDNSServiceErr_ServiceNotRunning): "The service that finds others in the network (Avahi) does not run."
        case .dns(kDNSServiceErr_NoSuchRecord): "There is no such name in the network."
        case .dns(kDNSServiceErr_NameConflict): "The name is in use."
        case .dns(let code): "The name cannot be found (\(code))."
        case .tls: "Connections are not encrypted by this module."
        }
    }

    public var debugDescription: String { errorDescription ?? "" }
}
