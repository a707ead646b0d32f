import Foundation
import LedgerModel
import Observation

/// The open books of the program, and those that were opened lately.
@MainActor @Observable public final class BookLibrary {
    /// The open books, the latest last.
    public private(set) var sessions: [BookSession] = []
    public private(set) var recents: [URL]
    /// Why a book could not be opened, for the welcome window.
    var problem: PresentedProblem?
    @ObservationIgnored private let store: RecentBooksStore

    /// Creates a library that keeps its records in a folder.
    public init(folder: URL = RecentBooksStore.defaultFolder) {
        store = RecentBooksStore(folder: folder)
        recents = store.load()
    }

    /// The session with an identifier.
    func session(_ id: BookSession.ID?) -> BookSession? { sessions.first { $0.id == id } }

    /// The session of an open book.
    func session(for reference: BookReference) -> BookSession? {
        switch reference {
        case .file(let url): sessions.first { $0.fileURL == url }
        case .untitled(let id): session(id)
        }
    }

    /// Begins a session with a book that has no file yet.
    func create(_ book: Book) -> BookReference {
        let session = BookSession(book: book)
        sessions.append(session)
        return .untitled(session.id)
    }

    /// Opens a file, or finds it among the open books.
    func open(_ url: URL) throws -> BookReference {
        let url = url.standardizedFileURL
        let reference = BookReference.file(url)
        if session(for: reference) == nil {
            do {
                sessions.append(try BookSession(contentsOf: url))
            } catch {
                forget(url)
                throw error
            }
        }
        note(url)
        return reference
    }

    /// Ends a session. A changed book is saved in its file, or kept among the recent books if it has none.
    func close(_ session: BookSession) {
        autosave(session)
        sessions.removeAll { $0 === session }
    }

    /// Saves what has changed in all books.
    public func autosave() { sessions.forEach(autosave) }

    private func autosave(_ session: BookSession) {
        guard session.isEdited else { return }
        do {
            if try !session.save() {
                let url = try store.recoveryFile(for: session.book)
                try session.save(to: url)
                note(url)
            }
        } catch {
            NSLog("The book '%@' was not saved: %@", session.book.title, String(describing: error))
        }
    }

    // MARK: Recent books

    /// Puts a file first among the recent books.
    func note(_ url: URL) {
        recents = ([url] + recents.filter { $0 != url }).prefix(8).map { $0 }
        store.save(recents)
    }

    func forget(_ url: URL) {
        recents.removeAll { $0 == url }
        store.save(recents)
    }

    func clearRecents() {
        recents = []
        store.save(recents)
    }
}
