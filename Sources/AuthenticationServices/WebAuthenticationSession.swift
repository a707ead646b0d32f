import Foundation
import SwiftUI
import SwiftUICore

/// An action, obtained from the environment, with which the user signs in at a web service, in the user's browser.
///
/// ```swift
/// @Environment(\.webAuthenticationSession) private var webAuthenticationSession
/// …
/// let address = try await webAuthenticationSession.authenticate(using: loginPage, callbackURLScheme: "example")
/// ```
///
/// How the login ends is described at ``ASWebAuthenticationSession``. Headers for the page cannot be given to a browser.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/webauthenticationsession.
@MainActor public struct WebAuthenticationSession: Sendable {
    /// Whether a login shares cookies and logins with the browser. The choice has no effect: the browser is opened as the user has set it up.
    public struct BrowserSession: Hashable, Sendable {
        private let isEphemeral: Bool

        /// The login shares nothing.
        public static let ephemeral = BrowserSession(isEphemeral: true)
        /// The login shares cookies and logins.
        public static let shared = BrowserSession(isEphemeral: false)
    }

    nonisolated init() {}

    /// Opens the page of a login, and returns the address by which the service has ended it.
    ///
    /// - Parameters:
    ///   - url: The page, with the scheme `http` or `https`.
    ///   - callbackURLScheme: The scheme of the address by which the service ends the login. The program has to be registered for it at the
    ///     desktop.
    ///   - preferredBrowserSession: Whether the login shares cookies with the browser. It has no effect on Linux.
    /// - Throws: ``ASWebAuthenticationSessionError/canceledLogin`` if the task is cancelled, or the login cannot begin.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { try await login(url, .customScheme(callbackURLScheme)) }

    /// Opens the page of a login, and returns the address by which the service has ended it.
    ///
    /// - Parameters:
    ///   - url: The page, with the scheme `http` or `https`.
    ///   - callback: The addresses by which the service ends the login.
    ///   - preferredBrowserSession: Whether the login shares cookies with the browser. It has no effect on Linux.
    ///   - additionalHeaderFields: Headers for the page. No browser of Linux takes any: they have to be empty.
    /// - Throws: ``ASWebAuthenticationSessionError/canceledLogin`` if the task is cancelled, or the login cannot begin.
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL {
        try await login(url, callback, headers: additionalHeaderFields)
    }

    private func login(_ url: URL, _ callback: ASWebAuthenticationSession.Callback, headers: [String: String] = [:]) async throws -> URL {
        var login: WebLogin?
        let (results, continuation) = AsyncStream.makeStream(of: WebLogin.Result.self)
        login = try WebLogin(page: url, callback: callback, headers: headers) { continuation.yield($0) }
        defer { login?.cancel() }
        // The stream ends if the task is cancelled.
        for await result in results { return try result.get() }
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
}

extension EnvironmentValues {
    /// The action with which the user signs in at a web service.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
