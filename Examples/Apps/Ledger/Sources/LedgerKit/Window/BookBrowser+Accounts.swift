import LedgerModel

extension BookBrowser {
    /// Adds an account, or changes it, and shows it.
    func enter(_ account: Account) throws {
        let isNew = book.account(account.id) == nil
        try session.perform(isNew ? .addAccount : .editAccount) { try $0.put(account) }
        if isNew { place = .account(account.id) }
    }

    func delete(_ account: Account) {
        attempt {
            try session.perform(.deleteAccount) { try $0.removeAccount(account.id) }
            if place == .account(account.id) { place = .allTransactions }
        }
    }

    func undo() {
        session.undo()
        dropStaleSelection()
    }

    func redo() {
        session.redo()
        dropStaleSelection()
    }

    /// Forgets selected transactions and accounts that no longer exist.
    func dropStaleSelection() {
        selection.formIntersection(book.transactions.map(\.id))
        if case .account(let id) = place, book.account(id) == nil { place = .allTransactions }
    }
}
