import Foundation
import SwiftUICore
import UniformTypeIdentifiers
import os

/// Creates and opens documents on behalf of the user and of the program.
@MainActor
struct DocumentActions {
    let windows: WeakWindowManager
    var dialogHost = WeakFileDialogHost()

    /// Asks for files and opens the documents in them.
    ///
    /// - Parameter completion: Called with whether windows have been opened.
    func choose(completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard let manager = windows.manager, let host = dialogHost.host else { return completion(false) }
        var dialog = FileDialog(.open(allowsMultiple: true))
        dialog.filters = FileDialog.Filter.filters(manager.documentScenes.flatMap(\.readableTypes))
        _ = host.show(dialog) { [weak manager] files in
            for file in files ?? [] where manager?.openDocument(file) == false { refuse(file) }
            completion(files?.isEmpty == false)
        }
    }

    /// Opens a window which says that no scene reads a file.
    private func refuse(_ file: URL) {
        guard let scene = windows.manager?.documentScenes.first else { return }
        windows.manager?.openWindow(id: nil, value: scene.document(in: file))
    }

    /// Opens a window with a new document of a scene.
    func create(in scene: any DocumentScene) {
        if let document = scene.newDocument() { windows.manager?.openWindow(id: nil, value: document) }
    }
}

/// An action that opens a window with a new document; call it like a function:
///
///     @Environment(\.newDocument) private var newDocument
///
///     Button("New from Template") { newDocument(Note(text: template)) }
///
/// The document can be saved and is not edited at first. If no scene edits such documents, a runtime warning is reported.
@MainActor @preconcurrency public struct NewDocumentAction {
    let windows: WeakWindowManager

    /// Opens a window with a document.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        open(newDocument, D.self)
    }

    /// Opens a window with a document.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        open(newDocument, D.self)
    }

    /// Opens a window with a new document of the first scene that edits documents of a type.
    public func callAsFunction(contentType: UTType) {
        guard let manager = windows.manager else { return }
        let file = URL(fileURLWithPath: "Untitled".named(as: contentType))
        let document = manager.documentScenes.lazy.filter { $0.canCreate && $0.reads(file) }.compactMap { $0.newDocument() }.first
        show(document, "of the type \(contentType.identifier)")
    }

    private func open(_ make: @escaping () -> Any, _ type: Any.Type) {
        guard let manager = windows.manager else { return }
        show(manager.documentScenes.lazy.compactMap { $0.document(make, as: type) }.first, "of the type \(type)")
    }

    private func show(_ document: AnyHashable?, _ kind: String) {
        guard let document else { return RuntimeWarnings.report("No scene of this program edits documents \(kind).") }
        windows.manager?.openWindow(id: nil, value: document)
    }
}

/// An action that opens the document in a file; call it like a function:
///
///     @Environment(\.openDocument) private var openDocument
///
///     Button("Open") { Task { try await openDocument(at: file) } }
@MainActor @preconcurrency public struct OpenDocumentAction {
    let windows: WeakWindowManager

    /// Opens a window with the document in a file, or raises the one that shows it.
    ///
    /// Throws a `CocoaError` if the file cannot be read or no scene reads files of its type. Errors in the contents of the file are shown
    /// in the window.
    public func callAsFunction(at url: URL) async throws {
        let isReadable = await Task.detached { FileManager.default.isReadableFile(atPath: url.path) }.value
        let exists = isReadable || FileManager.default.fileExists(atPath: url.path)
        guard isReadable else {
            throw CocoaError(exists ? .fileReadNoPermission : .fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard let manager = windows.manager, manager.openDocument(url) else {
            throw CocoaError.unreadableType(url)
        }
    }
}

extension EnvironmentValues {
    /// An action that opens windows with new documents.
    @MainActor @preconcurrency public var newDocument: NewDocumentAction { NewDocumentAction(windows: windowManager) }

    /// An action that opens the documents in files.
    @MainActor @preconcurrency public var openDocument: OpenDocumentAction { OpenDocumentAction(windows: windowManager) }
}
