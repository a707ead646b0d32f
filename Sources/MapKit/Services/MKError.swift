import Foundation

/// The domain of the errors of maps.
public let MKErrorDomain = "MKErrorDomain"

/// The reason for which a service of maps has no answer.
///
/// Linux has no service that finds places and ways: what a program asks fails with `serverFailure`, as on a device that does not reach the service.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkerror-swift.struct.
public struct MKError: Error, CustomNSError, Hashable, Sendable {
    /// A reason.
    public enum Code: UInt, Sendable {
        /// The reason is not known.
        case unknown = 1
        /// The service does not answer.
        case serverFailure = 2
        /// The program has asked too often. It does not occur.
        case loadingThrottled = 3
        /// There is no such place. It does not occur.
        case placemarkNotFound = 4
        /// There is no way. It does not occur.
        case directionsNotFound = 5
        /// The answer cannot be read. It does not occur.
        case decodingFailed = 6
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    private var message: String {
        switch code {
        case .serverFailure: "No service for maps answers."
        case .loadingThrottled: "The service for maps was asked too often."
        case .placemarkNotFound: "The place was not found."
        case .directionsNotFound: "No way was found."
        case .unknown, .decodingFailed: "The map cannot be loaded."
        }
    }

    public static let unknown = Code.unknown
    public static let serverFailure = Code.serverFailure
    public static let loadingThrottled = Code.loadingThrottled
    public static let placemarkNotFound = Code.placemarkNotFound
    public static let directionsNotFound = Code.directionsNotFound
    public static let decodingFailed = Code.decodingFailed
}

extension MKError.Code {
    /// Whether an error has the code, in `catch MKError.serverFailure`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? MKError)?.code == code }
}

/// Calls a function with the error of a machine without the service, later, on the main thread.
func failLater<Answer>(_ handler: @escaping @Sendable (Answer?, (any Error)?) -> Void) {
    DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
}
