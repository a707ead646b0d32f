import Foundation
import SwiftUI

/// Performs requests for credentials.
///
/// No service of Linux handles them: the delegate receives `ASAuthorizationError.notHandled`.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller.
@MainActor @preconcurrency public final class ASAuthorizationController: NSObject {
    /// The requests.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Receives the answer.
    public weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Tells in which window dialogs are shown. It is not asked, as there are none.
    public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a controller for requests, of which one is to be answered.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Tells the delegate `ASAuthorizationError.notHandled`, after the call.
    public func performRequests() {
        // As on Apple's systems the controller lives until it has answered.
        Task { @MainActor in delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled)) }
    }

    /// Ends the requests. They end by themselves.
    public func cancel() {}
}

/// Receives the answer to requests. All methods are optional.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Passes the credential. It is not called, as no request is handled.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Passes the reason why there is no credential.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// An object that has the window over which dialogs are shown.
@MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// The type of windows, `ASPresentationAnchor`.
    associatedtype Anchor

    /// Returns the window over which dialogs are shown. It is not called, as there are none.
    func presentationAnchor(for controller: ASAuthorizationController) -> Anchor
}
