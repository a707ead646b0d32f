import SwiftUI

/// A button with which users log in by their account at Apple.
///
/// It is drawn as on Apple's systems, and the request is configured; as no service of Linux handles it, `onCompletion` receives the failure
/// `ASAuthorizationError.notHandled`, for which programs show an alert or another way to log in.
///
/// ```swift
/// SignInWithAppleButton(.signIn) { request in
///     request.requestedScopes = [.fullName, .email]
/// } onCompletion: { result in
///     if case .failure(let error) = result { message = error.localizedDescription }
/// }
/// .frame(height: 44)
/// ```
///
/// Follows https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton.
public struct SignInWithAppleButton: View {
    /// The text of a button.
    public struct Label: Hashable, Sendable {
        fileprivate let text: String

        /// “Sign in with Apple”.
        public static let signIn = Label(text: "Sign in with Apple")
        /// “Sign up with Apple”.
        public static let signUp = Label(text: "Sign up with Apple")
        /// “Continue with Apple”.
        public static let `continue` = Label(text: "Continue with Apple")
    }

    /// The colours of a button.
    public struct Style: Hashable, Sendable {
        fileprivate enum Kind { case black, white, whiteOutline }
        fileprivate let kind: Kind

        /// White text on black.
        public static let black = Style(kind: .black)
        /// Black text on white.
        public static let white = Style(kind: .white)
        /// Black text on white, with a black outline.
        public static let whiteOutline = Style(kind: .whiteOutline)

        fileprivate var background: Color { kind == .black ? .black : .white }
        fileprivate var foreground: Color { kind == .black ? .white : .black }
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - label: The text.
    ///   - onRequest: Configures the request when the button is pressed.
    ///   - onCompletion: Receives the answer, a failure, after `onRequest`.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    public var body: some View {
        Button(action: request) {
            HStack(spacing: 5) {
                Image(systemName: "apple.logo")
                Text(verbatim: label.text).lineLimit(1).minimumScaleFactor(0.5)
            }
            .font(.system(size: 19, weight: .medium))
            .foregroundStyle(style.foreground)
            .padding(.horizontal, 12)
            .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
            .background(style.background, in: RoundedRectangle(cornerRadius: 6))
            .overlay { if style.kind == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black) } }
            .contentShape(RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
    }

    private func request() {
        onRequest(ASAuthorizationAppleIDProvider().createRequest())
        Task { @MainActor in onCompletion(.failure(ASAuthorizationError(.notHandled))) }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var signInWithAppleButtonStyle = SignInWithAppleButton.Style.black
}

extension View {
    /// Sets the colours of buttons with which users log in by their account at Apple.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
