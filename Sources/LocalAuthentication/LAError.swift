import Foundation

/// The domain of errors of local authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason for which the owner of a device was not recognized. On Linux `biometryNotAvailable` and `passcodeNotSet` occur.
///
/// Follows https://developer.apple.com/documentation/localauthentication/laerror.
public struct LAError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case companionNotAvailable = -11
        case notInteractive = -1004

        /// Whether an error has the code, in `catch LAError.userCancel`.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }

    public static var errorDomain: String { LAErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .passcodeNotSet: "No passcode can authenticate the user for programs on Linux."
        case .biometryNotAvailable, .biometryNotEnrolled: "No biometrics can authenticate the user for programs on Linux."
        default: "The user was not authenticated."
        }
    }
}
