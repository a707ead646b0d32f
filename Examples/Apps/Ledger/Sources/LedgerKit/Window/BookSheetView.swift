import LedgerModel
import SwiftUI

/// The content of a sheet over the window of a book.
struct BookSheetView: View {
    var sheet: BookSheet
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        switch sheet {
        case .newTransaction:
            TransactionEditor(draft: TransactionDraft(in: browser.book, account: browser.account, day: browser.today()), isNew: true)
        case .transaction(let transaction):
            TransactionEditor(draft: TransactionDraft(transaction, in: browser.book), isNew: false)
        case .newAccount:
            AccountEditor(account: Account(code: "", name: "", kind: browser.account?.kind ?? .expense), isNew: true)
        case .account(let account):
            AccountEditor(account: account, isNew: false)
        case .book:
            BookEditor(book: browser.book)
        case .statement(let statement):
            StatementSheet(statement: statement, book: browser.book, account: browser.account)
        }
    }
}
