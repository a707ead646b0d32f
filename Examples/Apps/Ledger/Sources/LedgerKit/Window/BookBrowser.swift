import Foundation
import LedgerModel
import Observation

/// What the window of a book shows: the chosen account, the selected transactions, sheets and dialogs.
@MainActor @Observable public final class BookBrowser {
    let session: BookSession
    var place: SidebarItem? = .allTransactions {
        didSet { if place != oldValue { selection = [] } }
    }
    var selection: Set<JournalEntry.ID> = []
    var search = ""
    var sortOrder = [KeyPathComparator(\RegisterRow.day)]
    var sheet: BookSheet?
    var problem: PresentedProblem?
    var isAskingToDelete = false
    var dialog: FileDialogKind?

    /// A dialog of the system for files.
    enum FileDialogKind { case saveAs, importStatement, exportTransactions }

    /// The day that new transactions get at first.
    let today: @MainActor () -> Day

    public init(_ session: BookSession, today: @escaping @MainActor () -> Day = { Day(Date()) }) {
        self.session = session
        self.today = today
    }

    var book: Book { session.book }

    /// The chosen account; nil while all transactions are shown.
    var account: Account? {
        guard case .account(let id) = place else { return nil }
        return book.account(id)
    }

    /// The rows of the table: those that match the search, in the chosen order.
    var rows: [RegisterRow] {
        Register(book, account: account).rows(matching: search).sorted(using: sortOrder)
    }

    /// The selected transactions in the order of the book.
    var selectedTransactions: [JournalEntry] { book.transactions.filter { selection.contains($0.id) } }

    /// Does something and presents the problem if it fails. Returns whether it succeeded.
    @discardableResult
    func attempt(_ action: () throws -> Void) -> Bool {
        do {
            try action()
            return true
        } catch {
            problem = PresentedProblem(error)
            return false
        }
    }
}
