import Foundation

/// Makes requests for the user's account at Apple.
///
/// The service is Apple's, and works for programs that Apple's systems vouch for: on Linux requests fail with `ASAuthorizationError.notHandled`.
/// Programs offer another way to log in; `ASWebAuthenticationSession` opens pages of services, Apple's among them.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider.
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether a user is still logged in.
    public enum CredentialState: Int, Sendable {
        case revoked = 0
        case authorized = 1
        case notFound = 2
        case transferred = 3
    }

    /// The name of the notification of a login that has ended. It is not posted.
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")

    public override init() {}

    /// Returns a request.
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Returns whether a user is still logged in: `notFound`, as none is.
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

    /// Calls a function with `notFound` on another thread, as no user is logged in.
    public func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }
}

/// A request for a credential with an OpenID token.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The information that the request asks for in addition to the identity of the user; nil for none.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that is returned in the credential.
    open var state: String?
    /// A text that stands in the token.
    open var nonce: String?
    /// The kind of the request.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for the user's account at Apple.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The identity of the user, if it is known.
    public var user: String?
}

/// How sure Apple is that a user is a person.
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported = 0
    case unknown = 1
    case likelyReal = 2
}

/// The user's account at Apple. As no request is handled, there is none.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The identity of the user for the makers of the program.
    public let user: String
    /// The text of the request.
    public let state: String?
    /// The requested information that the user has given.
    public let authorizedScopes: [ASAuthorization.Scope]
    /// A code for the service of the program.
    public let authorizationCode: Data?
    /// A token of OpenID.
    public let identityToken: Data?
    /// The address for mail.
    public let email: String?
    /// The name.
    public let fullName: PersonNameComponents?
    /// How sure Apple is that the user is a person.
    public let realUserStatus: ASUserDetectionStatus

    private override init() {
        user = ""
        state = nil
        authorizedScopes = []
        authorizationCode = nil
        identityToken = nil
        email = nil
        fullName = nil
        realUserStatus = .unsupported
    }
}

/// Makes requests for a saved password of a page.
///
/// No service fills passwords into programs on Linux: requests fail with `ASAuthorizationError.notHandled`.
public final class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() {}

    /// Returns a request.
    public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a saved password of a page.
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name and a password.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Creates a credential.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}
