import Foundation

/// The applications of the desktop. An application is named by the URL of its desktop entry. Without a desktop none is known.
package struct SystemApplications: Sendable {
    /// That of the host.
    @MainActor package static var shared = SystemApplications()

    /// Something that an application opens.
    package enum Item: Hashable, Sendable {
        case file(URL)
        /// The scheme of addresses, such as `https`.
        case scheme(String)
        /// A type of files, as a MIME type.
        case type(String)
    }

    /// Returns the applications that open something, the default one first.
    package var opening: @MainActor @Sendable (Item) -> [URL] = { _ in [] }
    /// Returns the application with an identifier, which is the name of its desktop entry without the ending.
    package var identified: @MainActor @Sendable (String) -> URL? = { _ in nil }
    /// Starts an application, or another program, with files and addresses. Returns the reason why it cannot be started.
    package var launch: @MainActor @Sendable (_ application: URL, _ items: [URL]) -> String? = { application, _ in
        "No application is known at \(application.path)."
    }

    package init() {}
}
