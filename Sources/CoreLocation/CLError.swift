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
        /// The computer has no compass.
        case headingFailure = 3
        /// The user does not let the program watch areas. It does not occur.
        case regionMonitoringDenied = 4
        /// Areas are not watched.
        case regionMonitoringFailure = 5
        /// No place has the address, or no address the place. It does not occur.
        case geocodeFoundNoResult = 8
        /// The address is not complete. It does not occur.
        case geocodeFoundPartialResult = 9
        /// The search was given up. It does not occur.
        case geocodeCanceled = 10
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
    /// The computer has no compass.
    public static var headingFailure: Code { .headingFailure }
    /// The user does not let the program watch areas.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// Areas are not watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// No place has the address, or no address the place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The address is not complete.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The search was given up.
    public static var geocodeCanceled: Code { .geocodeCanceled }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    private var message: String {
        switch code {
        case .locationUnknown: "The location cannot be found at present."
        case .denied: "Location services are turned off, or may not be used by the program."
        case .network: "The location service does not answer."
        case .headingFailure: "There is no compass."
        case .regionMonitoringDenied, .regionMonitoringFailure: "Areas are not watched."
        case .geocodeFoundNoResult, .geocodeFoundPartialResult: "No place was found."
        case .geocodeCanceled: "The search was given up."
        }
    }
}

extension CLError.Code {
    /// Whether an error has the code, in `catch CLError.denied`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
