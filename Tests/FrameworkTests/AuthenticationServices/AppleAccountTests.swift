import AuthenticationServices
import SwiftUI
import SwiftUITesting
import Testing

/// Logins by an account at Apple, which nobody handles.
@MainActor struct AppleAccountTests {
    private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
        var error: (any Error)?

        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) { self.error = error }
    }

    @Test func aControllerTellsThatNobodyHandlesTheRequest() async throws {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        let delegate = Delegate()
        controller.delegate = delegate
        controller.performRequests()
        #expect(delegate.error == nil)
        for _ in 0..<1000 where delegate.error == nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(delegate.error as? ASAuthorizationError == ASAuthorizationError(.notHandled))
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "x") == .notFound)
    }

    @Test func aButtonConfiguresTheRequestAndFails() async throws {
        var scopes: [ASAuthorization.Scope]?
        var failure: (any Error)?
        let host = ViewHost(
            SignInWithAppleButton(.continue) {
                $0.requestedScopes = [.email]; scopes = $0.requestedScopes
            } onCompletion: { result in
                if case .failure(let error) = result { failure = error }
            }
            .signInWithAppleButtonStyle(.whiteOutline).frame(width: 200, height: 44), size: CGSize(width: 240, height: 80))
        #expect(try host.tap(.text("Continue with Apple")))
        #expect(scopes == [.email])
        for _ in 0..<1000 where failure == nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(failure as? ASAuthorizationError == ASAuthorizationError(.notHandled))
    }
}
