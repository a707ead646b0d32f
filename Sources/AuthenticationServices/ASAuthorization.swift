import Foundation

/// A credential, which proves the identity of the user.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A provider, which makes requests for credentials.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The answer to a request: a credential and the provider that issued it. No provider issues credentials on Linux, so programs only name the type,
/// in the methods of their delegates.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/asauthorization.
public final class ASAuthorization: NSObject {
    /// The information that the request asks for in addition to the identity of the user.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the user.
        public static let fullName = Scope("full_name")
        /// The address for mail.
        public static let email = Scope("email")
    }

    /// The kind of a request.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The operation follows from the state of the user.
        public static let operationImplicit = OpenIDOperation("implicit")
        /// A login.
        public static let operationLogin = OpenIDOperation("login")
        /// A refreshed login.
        public static let operationRefresh = OpenIDOperation("refresh")
        /// The end of a login.
        public static let operationLogout = OpenIDOperation("logout")
    }

    /// The provider that made the request.
    public let provider: any ASAuthorizationProvider
    /// The credential.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// A request for a credential.
open class ASAuthorizationRequest: NSObject {
    /// The provider that makes such requests.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// The domain of ``ASAuthorizationError``.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// The reason for which the user was not recognized. On Linux `notHandled` occurs, as no service handles the requests.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/asauthorizationerror.
public struct ASAuthorizationError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled = 1001
        case invalidResponse = 1002
        case notHandled = 1003
        case failed = 1004
        case notInteractive = 1005

        /// Whether an error has the code, in `catch ASAuthorizationError.canceled`.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code

    public init(_ code: Code) { self.code = code }

    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// The user has cancelled.
    public static var canceled: Code { .canceled }
    /// The answer is not valid.
    public static var invalidResponse: Code { .invalidResponse }
    /// No service handles the request.
    public static var notHandled: Code { .notHandled }
    /// The request has failed.
    public static var failed: Code { .failed }
    /// The user would have to be asked.
    public static var notInteractive: Code { .notInteractive }

    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .canceled: "The login was cancelled."
        case .notHandled: "No service of this computer handles the login."
        case .unknown, .invalidResponse, .failed, .notInteractive: "The login has failed."
        }
    }
}
