import Foundation

/// An action, obtained from the environment, that opens a URL. Call it as a function.
///
/// Replace it to handle the URLs of links inside a view:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///     guard url.scheme == "notes" else { return .systemAction }
///     open(noteAt: url)
///     return .handled
/// })
/// ```
@MainActor @preconcurrency public struct OpenURLAction {
    /// The outcome of a handler for URLs.
    nonisolated public struct Result: Sendable {
        enum Storage: Sendable {
            case handled, discarded
            case systemAction(URL?)
        }

        let storage: Storage

        /// The handler has opened the URL.
        public static let handled = Result(storage: .handled)
        /// The handler has discarded the URL, which is not opened.
        public static let discarded = Result(storage: .discarded)
        /// The system opens the URL.
        public static let systemAction = Result(storage: .systemAction(nil))

        /// The system opens another URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(storage: .systemAction(url)) }
    }

    // Unsafe only in that the compiler cannot see it: the handler is never changed, and called on the main actor.
    nonisolated(unsafe) private let handler: (URL) -> Result

    /// Creates an action that calls a handler for each URL.
    nonisolated public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    /// Opens a URL and ignores the outcome.
    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Opens a URL and calls `completion` with whether it was accepted, before returning.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).storage {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other): completion(SystemAddresses.open(other ?? url))
        }
    }
}

extension EnvironmentValues {
    /// The action that opens URLs in this environment. By default the system opens them.
    @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
