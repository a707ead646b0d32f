import Foundation

/// The domain of errors of sessions in which the user signs in.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The reason for which a session in which the user signs in has no result.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The session was cancelled, or cannot be had.
        case canceledLogin = 1
        /// The session has no window over which it could be shown. It does not occur on Linux, where the browser has a window of its own.
        case presentationContextNotProvided = 2
        /// The session cannot be shown over the window. It does not occur on Linux.
        case presentationContextInvalid = 3
    }

    /// The kind of the error.
    public let code: Code
    /// The description of the failure; nil if the session was cancelled.
    public let failureReason: String?

    /// Creates an error.
    public init(_ code: Code) { self.init(code, reason: nil) }

    init(_ code: Code, reason: String?) {
        self.code = code
        failureReason = reason
    }

    /// The session was cancelled, or cannot be had.
    public static var canceledLogin: Code { .canceledLogin }
    /// The session has no window over which it could be shown.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The session cannot be shown over the window.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }

    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [:]
        info[NSLocalizedDescriptionKey] = errorDescription
        info[NSLocalizedFailureReasonErrorKey] = failureReason
        return info
    }
    public var errorDescription: String? {
        if let failureReason { return failureReason }
        return switch code {
        case .canceledLogin: "The login was cancelled."
        case .presentationContextNotProvided: "The login has no window."
        case .presentationContextInvalid: "The login cannot be shown over the window."
        }
    }
}

extension ASWebAuthenticationSessionError.Code {
    /// Whether an error has the code, in `catch ASWebAuthenticationSessionError.canceledLogin`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASWebAuthenticationSessionError)?.code == code }
}
