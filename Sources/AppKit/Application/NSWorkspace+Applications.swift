import Foundation
import KitValues
import SwiftUICore
import UniformTypeIdentifiers

/// Applications of the desktop. An application is named by the URL of its desktop entry, where macOS names its bundle.
extension NSWorkspace {
    /// Returns the default application for a file or an address; nil if there is none.
    public func urlForApplication(toOpen url: URL) -> URL? { urlsForApplications(toOpen: url).first }

    /// Returns all applications for a file or an address, the default one first.
    public func urlsForApplications(toOpen url: URL) -> [URL] {
        MainQueue.sync { SystemApplications.shared.opening(url.isFileURL ? .file(url) : .scheme(url.scheme ?? "")) }
    }

    /// Returns the default application for files of a type; nil if there is none.
    public func urlForApplication(toOpen contentType: UTType) -> URL? { urlsForApplications(toOpen: contentType).first }

    /// Returns all applications for files of a type, the default one first. Types without a MIME type have none.
    public func urlsForApplications(toOpen contentType: UTType) -> [URL] {
        guard let type = contentType.preferredMIMEType else { return [] }
        return MainQueue.sync { SystemApplications.shared.opening(.type(type)) }
    }

    /// Returns the application with an identifier, which is the name of its desktop entry without the ending `.desktop`; nil if there is
    /// none.
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
        MainQueue.sync { SystemApplications.shared.identified(bundleIdentifier) }
    }

    /// Starts an application, or a program file, and passes an error if it cannot be started. The running application is unknown: it is nil.
    ///
    ///     guard let editor = NSWorkspace.shared.urlForApplication(toOpen: .plainText) else { return }
    ///     NSWorkspace.shared.openApplication(at: editor, configuration: .init())
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        open([], withApplicationAt: applicationURL, configuration: configuration, completionHandler: completionHandler)
    }

    /// Opens files and addresses with an application, and passes an error if it cannot be started. The running application is unknown: it
    /// is nil.
    public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        let reason = MainQueue.sync { SystemApplications.shared.launch(applicationURL, urls) }
        completionHandler?(nil, reason.map { CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: $0]) })
    }
}
