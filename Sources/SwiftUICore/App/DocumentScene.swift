import Foundation
import FoundationOverlay
import UniformTypeIdentifiers

/// The documents of a scene, each of which has a window.
@MainActor package protocol DocumentScene {
    /// The name of the documents, for menus.
    var name: String { get }
    /// The types of files that the documents can be read from.
    var readableTypes: [UTType] { get }
    /// Whether the user can create documents.
    var canCreate: Bool { get }

    /// Whether the documents can be read from a file like this one.
    func reads(_ file: URL) -> Bool
    /// Returns the document in a file as the value of its window: the one that is open already, or one that is being read.
    func document(in file: URL) -> AnyHashable
    /// Returns a new document as the value of its window; nil if the scene only views files.
    func newDocument() -> AnyHashable?
    /// Returns a document made by the program as the value of its window; nil if the scene has documents of another type.
    func document(_ made: () -> Any, as type: Any.Type) -> AnyHashable?
}

/// The document that a window shows; the window's value.
@MainActor package protocol WindowDocument: AnyObject {
    /// The undo manager of the document, and so of the window.
    var undoManager: UndoManager { get }
    /// Whether closing may ask the user.
    var isEdited: Bool { get }
    /// Saves the document or asks the user what to do with its changes, then reports whether the window may close.
    func prepareToClose(_ answer: @escaping @MainActor (Bool) -> Void)
}
