import Foundation
import Observation
import SwiftUICore
import UniformTypeIdentifiers

/// A document that is open in a window: its contents, its file, its edits, and the question that its window asks.
///
/// Subclasses hold the contents. Files are read and written on other threads, one operation after the other.
@MainActor @Observable
class OpenDocument: WindowDocument {
    enum Phase {
        case reading
        /// There are contents.
        case ready
        /// The file could not be read.
        case unreadable
    }

    /// Whether the user can change and save the document.
    let isEditable: Bool
    var phase = Phase.ready
    /// The file of the document; nil for a document that has not been saved.
    var fileURL: URL?
    /// The name of a document without a file.
    var untitledName = "Untitled"
    /// The question or message that the window shows; nil for none.
    var question: DocumentQuestion?
    /// Identifies the current contents. Undoing an edit restores the identity.
    private(set) var revision = 0
    /// The identity of the contents of the file.
    var savedRevision = 0
    /// The identity of the contents that were read or saved by the user last, to which the document can be reverted.
    var revertRevision = 0

    @ObservationIgnored let undoManager = UndoManager()
    @ObservationIgnored private var lastRevision = 0
    /// The contents of the file when it was read or written last.
    @ObservationIgnored var file: FileWrapper?
    /// The contents to which the document can be reverted.
    @ObservationIgnored var revertFile: FileWrapper?
    /// The state of the file when it was read or written last.
    @ObservationIgnored var fileStamp: FileStamp?
    @ObservationIgnored var isClosed = false
    /// The window of the document.
    @ObservationIgnored var surroundings = DocumentSurroundings()
    /// The last of the operations that read and write the file.
    @ObservationIgnored private(set) var work: Task<Void, Never>?
    /// Saves the document after a while without edits.
    @ObservationIgnored var autosave: Task<Void, Never>?

    /// The time without edits after which a document that has a file is saved.
    @ObservationIgnored var autosaveDelay = Duration.seconds(5)

    init(isEditable: Bool) {
        self.isEditable = isEditable
    }

    /// The name of the file, or that of a document without one.
    var name: String { fileURL?.lastPathComponent ?? untitledName }
    var isEdited: Bool { revision != savedRevision }
    /// The title of the window.
    var title: String { isEdited ? "\(name) — Edited" : name }
    /// Whether there are contents other than the current ones to revert to.
    var canRevert: Bool { isEditable && fileURL != nil && phase == .ready && revision != revertRevision }

    // MARK: Contents

    /// The types of files that the document can be read from.
    var readableTypes: [UTType] { [] }
    /// The types of files that the document can be written as.
    var writableTypes: [UTType] { [] }

    /// Replaces the contents by those of a file, which are decoded on another thread.
    func load(_ file: FileWrapper, as type: UTType) async throws {}

    /// Returns the current contents as a file, which is encoded on another thread.
    func fileWrapper(as type: UTType) async throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }

    /// Returns another document without contents.
    func makeEmpty() -> OpenDocument { OpenDocument(isEditable: true) }

    /// Notes that the contents have changed: to new ones, or to those of an earlier revision.
    func contentsChanged(to revision: Int? = nil) {
        self.revision = revision ?? newRevision()
        scheduleAutosave()
    }

    private func newRevision() -> Int {
        lastRevision += 1
        return lastRevision
    }

    // MARK: Operations

    /// Performs an operation once all earlier operations have ended.
    @discardableResult
    func perform(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let before = work
        let task = Task {
            await before?.value
            await operation()
        }
        work = task
        return task
    }

    /// Performs work on another thread. The caller must not use the values that the closure captures until it has returned.
    func performElsewhere<Output: SendableMetatype>(_ work: @escaping () throws -> Output) async throws -> Output {
        let work = Transferred(value: work)
        return try await Task.detached { Transferred(value: try work.value()) }.value.value
    }
}

extension OpenDocument: Hashable {
    nonisolated static func == (one: OpenDocument, other: OpenDocument) -> Bool { one === other }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
