import Foundation
import LedgerModel
import Observation

/// An open book: its contents, its file and the history of its changes.
@MainActor @Observable public final class BookSession: Identifiable {
    public nonisolated let id = UUID()
    public private(set) var book: Book
    public private(set) var fileURL: URL?
    private var savedBook: Book?
    private var history = BookHistory()

    /// Creates a session for a book that has no file yet.
    public init(book: Book) {
        self.book = book
    }

    /// Opens a file.
    public init(contentsOf url: URL) throws {
        book = try BookFile.book(from: Data(contentsOf: url))
        savedBook = book
        fileURL = url
    }

    /// Whether the book has changes that its file lacks.
    public var isEdited: Bool { savedBook.map { $0 != book } ?? (undoableAction != nil) }

    // MARK: Changes

    var undoableAction: BookAction? { history.undoableAction }
    var redoableAction: BookAction? { history.redoableAction }

    /// Changes the book so that the change can be undone. A change that throws, or changes nothing, leaves no trace.
    func perform<Result>(_ action: BookAction, _ change: (inout Book) throws -> Result) rethrows -> Result {
        var changed = book
        let result = try change(&changed)
        if changed != book {
            history.record(action, before: book)
            book = changed
        }
        return result
    }

    func undo() { history.undo(&book) }

    func redo() { history.redo(&book) }

    // MARK: Files

    /// Saves the book in its file, if it has one. Returns whether it has.
    @discardableResult
    public func save() throws -> Bool {
        guard let fileURL else { return false }
        try save(to: fileURL)
        return true
    }

    /// Saves the book in a file, which becomes that of the session.
    func save(to url: URL) throws {
        try BookFile.data(from: book).write(to: url, options: .atomic)
        didSave(to: url)
    }

    /// Notes that the book has been written to a file.
    func didSave(to url: URL) {
        fileURL = url
        savedBook = book
    }

    /// Reads the file again. The changes since it was saved are lost.
    func revert() throws {
        guard let fileURL else { return }
        book = try BookFile.book(from: Data(contentsOf: fileURL))
        savedBook = book
        history = BookHistory()
    }
}
