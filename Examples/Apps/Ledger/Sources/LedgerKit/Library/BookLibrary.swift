import Foundation
import LedgerModel
import Observation
import os

/// The open books of the program, and those that were opened lately.
@MainActor @Observable public final class BookLibrary {
    /// The open books, the latest last.
    public private(set) var sessions: [BookSession] = []
    public private(set) var recents: [URL]
    /// Why a book could not be opened, for the welcome window.
    var problem: PresentedProblem?
    @ObservationIgnored private let store: RecentBooksStore
    private static let logger = Logger(subsystem: "org.example.Ledger", category: "Library")

    /// Creates a library that keeps its records in a folder.
    public init(folder: URL = RecentBooksStore.defaultFolder) {
        store = RecentBooksStore(folder: folder)
        recents = store.load()
    }

    /// The session with an identifier.
    func session(_ id: BookSession.ID?) -> BookSession? { sessions.first { $0.id == id } }

    /// Begins a session with a book that has no file yet.
    func create(_ book: Book) -> BookReference {
        let session = BookSession(book: book)
        sessions.append(session)
        return BookReference(session)
    }

    /// Opens a file, or finds it among the open books.
    func open(_ url: URL) throws -> BookReference {
        let url = url.standardizedFileURL
        if let session = sessions.first(where: { $0.fileURL == url }) { return BookReference(session) }
        do {
            let session = try BookSession(contentsOf: url)
            sessions.append(session)
            note(url)
            return BookReference(session)
        } catch {
            forget(url)
            throw error
        }
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
            Self.logger.error("A book was not saved: \(String(describing: error))")
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
