import Foundation
import Observation
import SwiftUICore
import UniformTypeIdentifiers

/// An open document with reference semantics. What its undo manager records counts as an edit.
@MainActor @Observable
final class OpenReferenceDocument<Document: ReferenceFileDocument>: OpenDocument {
    /// The contents; nil before they have been read.
    private(set) var document: Document?
    /// The revisions that undoing and redoing restore, the latest last.
    @ObservationIgnored private var undoneTo: [Int] = []
    @ObservationIgnored private var redoneTo: [Int] = []
    @ObservationIgnored private var observers: NotificationObservers?

    init(_ document: Document?, isEditable: Bool) {
        self.document = document
        super.init(isEditable: isEditable)
        let observers = NotificationObservers()
        observers.add(.NSUndoManagerDidCloseUndoGroup, of: undoManager) { [weak self] in self?.edited() }
        observers.add(.NSUndoManagerDidUndoChange, of: undoManager) { [weak self] in self?.undone() }
        observers.add(.NSUndoManagerDidRedoChange, of: undoManager) { [weak self] in self?.redone() }
        self.observers = observers
    }

    private func edited() {
        guard isEditable, undoManager.groupingLevel == 0, !undoManager.isUndoing, !undoManager.isRedoing else { return }
        undoneTo.append(revision)
        redoneTo = []
        contentsChanged()
    }

    private func undone() {
        redoneTo.append(revision)
        contentsChanged(to: undoneTo.popLast())
    }

    private func redone() {
        undoneTo.append(revision)
        contentsChanged(to: redoneTo.popLast())
    }

    // MARK: Files

    override var readableTypes: [UTType] { Document.readableContentTypes }
    override var writableTypes: [UTType] { Document.writableContentTypes }
    override func makeEmpty() -> OpenDocument { OpenReferenceDocument(nil, isEditable: isEditable) }

    override func load(_ file: FileWrapper, as type: UTType) async throws {
        let read = try await performElsewhere(Document.reading(FileDocumentReadConfiguration(contentType: type, file: file)))
        (undoneTo, redoneTo) = ([], [])
        document = read.value as? Document
    }

    override func fileWrapper(as type: UTType) async throws -> FileWrapper {
        guard let document else { throw CocoaError(.fileWriteUnknown) }
        let snapshot = try document.snapshot(contentType: type)
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: file)
        return try await performElsewhere(document.writing(snapshot, configuration))
    }
}

extension ReferenceFileDocument {
    // The closures are made here, outside of the main actor, because another thread calls them.

    fileprivate static func reading(_ configuration: ReadConfiguration) -> () throws -> Transferred<Any> {
        { Transferred(value: try Self(configuration: configuration)) }
    }

    fileprivate func writing(_ snapshot: Snapshot, _ configuration: WriteConfiguration) -> () throws -> FileWrapper {
        { try self.fileWrapper(snapshot: snapshot, configuration: configuration) }
    }
}

/// Observes notifications, which are posted on the main thread, as long as it exists.
@MainActor
private final class NotificationObservers {
    // Safe: written on the main thread, and read once nothing else refers to the object.
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    func add(_ name: Notification.Name, of object: AnyObject, _ action: @escaping @MainActor @Sendable () -> Void) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in MainActor.assumeIsolated { action() } })
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
