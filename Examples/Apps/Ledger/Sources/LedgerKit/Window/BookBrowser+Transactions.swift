import Foundation
import LedgerModel

extension BookBrowser {
    /// Enters a new transaction, or the changes of one, and selects it.
    func enter(_ transaction: JournalEntry) throws {
        let isNew = book.transaction(transaction.id) == nil
        try session.perform(isNew ? .addTransaction : .editTransaction) { try $0.put(transaction) }
        if let account, !transaction.touches(account.id) { place = .allTransactions }
        if isNew { search = "" }
        selection = [transaction.id]
    }

    /// Opens the editor for a transaction.
    func edit(_ id: JournalEntry.ID?) {
        guard let transaction = id.flatMap(book.transaction) else { return }
        sheet = .transaction(transaction)
    }

    /// Enters the selected transactions again, with the day of today.
    func duplicateSelection() {
        let copies = selectedTransactions.map { original in
            JournalEntry(
                day: today(), payee: original.payee, memo: original.memo,
                postings: original.postings.map { Posting(account: $0.account, amount: $0.amount) })
        }
        attempt {
            try session.perform(.addTransaction) { book in
                for copy in copies { try book.put(copy) }
            }
            selection = Set(copies.map(\.id))
        }
    }

    /// Deletes the selected transactions, after a question if the user wants to be asked.
    func requestDeletion(confirms: Bool) {
        guard !selection.isEmpty else { return }
        if confirms { isAskingToDelete = true } else { deleteSelection() }
    }

    func deleteSelection() {
        session.perform(.deleteTransactions) { $0.removeTransactions(selection) }
        selection = []
    }

    /// Whether all selected transactions are cleared.
    var isSelectionCleared: Bool { selectedTransactions.allSatisfy(\.isCleared) }

    /// Marks the selected transactions as cleared or, if all are, as not cleared.
    func toggleCleared() {
        let isCleared = !isSelectionCleared
        session.perform(.markTransactions) { $0.setCleared(isCleared, selection) }
    }

    /// Adds the lines of a statement and selects the new transactions.
    func enter(_ statement: StatementImport) throws {
        let added = try session.perform(.importStatement) { try statement.apply(to: &$0) }
        place = .account(statement.account)
        selection = added
    }
}
