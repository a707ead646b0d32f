import Foundation
import SwiftUICore
import os

/// The login of a user at a web service, in the user's browser.
///
/// ```swift
/// let session = ASWebAuthenticationSession(url: loginPage, callback: .customScheme("example")) { address, error in
///     …
/// }
/// session.start()
/// ```
///
/// The service ends the login by opening an address with the program's scheme, for which the program has to be registered at the desktop, as
/// bundles with `urlSchemes` are. The desktop starts the program with it, and the new process passes the address to the one that has begun
/// the session. The program is not told when the user closes the page: a session without a result lasts until it is cancelled, or until the
/// program begins another one with the same scheme.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession.
@MainActor @preconcurrency public final class ASWebAuthenticationSession: NSObject {
    /// A function that is called with the address by which the service has ended the login, or with an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The addresses by which a service ends the login.
    public final class Callback: NSObject, Sendable {
        enum Kind: Equatable {
            case scheme(String)
            case host(String, path: String)
        }

        let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// The addresses with a scheme of the program's own.
        nonisolated public static func customScheme(_ customScheme: String) -> Callback { Callback(.scheme(customScheme)) }

        /// The addresses of a host that are at a path. On Linux no host belongs to a program: sessions with such addresses fail, as they do on
        /// Apple's systems in programs without the entitlement for the domain.
        nonisolated public static func https(host: String, path: String) -> Callback { Callback(.host(host, path: path)) }

        /// Returns whether an address is one of these.
        public func matchesURL(_ url: URL) -> Bool {
            switch kind {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme.lowercased()
            case .host(let host, let path):
                url.scheme?.lowercased() == "https" && url.host()?.lowercased() == host.lowercased()
                    && url.path().trimmingPrefix("/") == path.trimmingPrefix("/")
            }
        }
    }

    /// The object that has the window over which the login is shown. It is not asked, as the browser has a window of its own.
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the session should not share cookies and logins with the browser. It has no effect: the browser is opened as the user has set it up.
    public var prefersEphemeralWebBrowserSession = false
    /// Headers for the page of the login. No browser of Linux takes any: a session with headers fails when it starts.
    public var additionalHeaderFields: [String: String]?

    private let url: URL
    private let callback: Callback?
    private let handler: CompletionHandler
    private var login: WebLogin?
    private var isStarted = false

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - url: The page of the login, with the scheme `http` or `https`.
    ///   - callback: The addresses by which the service ends the login.
    ///   - completionHandler: Is called once, on the main thread.
    public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.url = url
        self.callback = callback
        handler = completionHandler
    }

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - url: The page of the login, with the scheme `http` or `https`.
    ///   - callbackURLScheme: The scheme of the address by which the service ends the login. A session without one cannot start.
    ///   - completionHandler: Is called once, on the main thread.
    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.url = url
        callback = callbackURLScheme.map { .customScheme($0) }
        handler = completionHandler
    }

    /// Whether the session can start, which it can once.
    public var canStart: Bool { !isStarted && callback != nil }

    /// Opens the page of the login. Returns false if the session has been started before, or cannot start, in which case the handler is
    /// called with an error unless it has been called before.
    @discardableResult public func start() -> Bool {
        guard !isStarted else { return false }
        isStarted = true
        do {
            // The session is kept until it has ended.
            login = try WebLogin(page: url, callback: callback, headers: additionalHeaderFields ?? [:]) { [self] result in
                login = nil
                switch result {
                case .success(let address): handler(address, nil)
                case .failure(let error): handler(nil, error)
                }
            }
            return true
        } catch {
            handler(nil, error)
            return false
        }
    }

    /// Ends the session. The page stays in the browser, and the handler is called with ``ASWebAuthenticationSessionError/canceledLogin``.
    public func cancel() { login?.cancel() }
}

/// An object that has the window over which a login is shown.
///
/// Follows https://developer.apple.com/documentation/authenticationservices/aswebauthenticationpresentationcontextproviding.
@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// The type of windows, `ASPresentationAnchor`.
    associatedtype Anchor

    /// Returns the window over which a login is shown.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> Anchor
}
