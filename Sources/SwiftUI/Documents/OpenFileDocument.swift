import Foundation
import Observation
import SwiftUICore
import UniformTypeIdentifiers

/// An open document with value semantics.
@MainActor @Observable
final class OpenFileDocument<Document: FileDocument>: OpenDocument {
    /// The contents; nil before they have been read.
    private(set) var document: Document?
    /// The edits of a text that are undone together, if they are the last edits.
    @ObservationIgnored private var typing: Typing?

    /// Successive edits of one text. The text undoes each of them itself while it has the focus.
    private final class Typing {
        let text: ObjectIdentifier
        /// The revision before the edits.
        let revision: Int

        init(_ text: ObjectIdentifier, revision: Int) {
            self.text = text
            self.revision = revision
        }
    }

    init(_ document: Document?, isEditable: Bool) {
        self.document = document
        super.init(isEditable: isEditable)
    }

    /// The contents, which exist.
    var binding: Binding<Document> {
        // The window shows the contents only once they have been read, and they are never removed.
        Binding(get: { self.document! }, set: { self.set($0) })
    }

    private func set(_ new: Document) {
        guard isEditable, let old = document else { return }
        let earlier = registerUndo(restoring: old)
        document = new
        contentsChanged(to: earlier)
    }

    /// Registers the undoing of an edit. Returns the revision that the edit restores, or nil if it makes a new one.
    private func registerUndo(restoring old: Document) -> Int? {
        let revision = revision
        guard let edit = TextEdit.current else {
            typing = nil
            undoManager.registerUndo(withTarget: self) { $0.restore(old, revision) }
            return nil
        }
        if let typing, typing.text == edit.text, undoManager.nextUndoTarget === typing {
            guard edit.isUndone else { return nil }
            undoManager.removeAllActions(withTarget: typing)
            self.typing = nil
            return typing.revision
        }
        let typing = Typing(edit.text, revision: revision)
        self.typing = typing
        // The handler keeps its target, which identifies the edits.
        undoManager.registerUndo(withTarget: typing) { [weak self, typing] _ in self?.restore(old, typing.revision) }
        undoManager.setActionName("Typing")
        return nil
    }

    /// Restores earlier contents, and registers the redoing.
    private func restore(_ old: Document, _ oldRevision: Int) {
        guard let current = document else { return }
        let revision = revision
        undoManager.registerUndo(withTarget: self) { $0.restore(current, revision) }
        typing = nil
        document = old
        contentsChanged(to: oldRevision)
    }

    // MARK: Files

    override var readableTypes: [UTType] { Document.readableContentTypes }
    override var writableTypes: [UTType] { Document.writableContentTypes }
    override func makeEmpty() -> OpenDocument { OpenFileDocument(nil, isEditable: isEditable) }

    override func load(_ file: FileWrapper, as type: UTType) async throws {
        let read = try await performElsewhere(Document.reading(FileDocumentReadConfiguration(contentType: type, file: file)))
        typing = nil
        document = read.value as? Document
    }

    override func fileWrapper(as type: UTType) async throws -> FileWrapper {
        guard let document else { throw CocoaError(.fileWriteUnknown) }
        return try await performElsewhere(document.writing(FileDocumentWriteConfiguration(contentType: type, existingFile: file)))
    }
}

extension FileDocument {
    // The closures are made here, outside of the main actor, because another thread calls them.

    fileprivate static func reading(_ configuration: ReadConfiguration) -> () throws -> Transferred<Any> {
        { Transferred(value: try Self(configuration: configuration)) }
    }

    fileprivate func writing(_ configuration: WriteConfiguration) -> () throws -> FileWrapper {
        { try fileWrapper(configuration: configuration) }
    }
}
