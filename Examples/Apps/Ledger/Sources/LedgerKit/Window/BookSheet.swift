import Foundation
import LedgerModel

/// A sheet over the window of a book.
enum BookSheet: Identifiable {
    case newTransaction
    case transaction(JournalEntry)
    case newAccount
    case account(Account)
    case book
    case statement(Statement)

    var id: String {
        switch self {
        case .newTransaction: "new transaction"
        case .transaction(let transaction): transaction.id.uuidString
        case .newAccount: "new account"
        case .account(let account): account.id.uuidString
        case .book: "book"
        case .statement: "statement"
        }
    }
}
