import Foundation

/// The domain of errors of locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// The reason for which there is no location.
///
/// Follows https://developer.apple.com/documentation/corelocation/clerror, with the codes that occur.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The location cannot be found at present.
        case locationUnknown = 0
        /// Location services are turned off, or the user does not let the program use them.
        case denied = 1
        /// The service that finds locations does not answer.
        case network = 2
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The location cannot be found at present.
    public static var locationUnknown: Code { .locationUnknown }
    /// Location services are turned off, or the user does not let the program use them.
    public static var denied: Code { .denied }
    /// The service that finds locations does not answer.
    public static var network: Code { .network }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    private var message: String {
        switch code {
        case .locationUnknown: "The location cannot be found at present."
        case .denied: "Location services are turned off, or may not be used by the program."
        case .network: "The location service does not answer."
        }
    }
}

extension CLError.Code {
    /// Whether an error has the code, in `catch CLError.denied`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
