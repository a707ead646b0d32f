import SwiftUI

/// A kind of change, by which the Edit menu names what it undoes.
enum BookAction: Equatable {
    case addTransaction, editTransaction, deleteTransactions, markTransactions, importStatement
    case addAccount, editAccount, deleteAccount, editBook

    var undoTitle: Text {
        switch self {
        case .addTransaction: Text(kit: "Undo Add Transaction")
        case .editTransaction: Text(kit: "Undo Edit Transaction")
        case .deleteTransactions: Text(kit: "Undo Delete Transactions")
        case .markTransactions: Text(kit: "Undo Mark Transactions")
        case .importStatement: Text(kit: "Undo Import Statement")
        case .addAccount: Text(kit: "Undo Add Account")
        case .editAccount: Text(kit: "Undo Edit Account")
        case .deleteAccount: Text(kit: "Undo Delete Account")
        case .editBook: Text(kit: "Undo Edit Book")
        }
    }

    var redoTitle: Text {
        switch self {
        case .addTransaction: Text(kit: "Redo Add Transaction")
        case .editTransaction: Text(kit: "Redo Edit Transaction")
        case .deleteTransactions: Text(kit: "Redo Delete Transactions")
        case .markTransactions: Text(kit: "Redo Mark Transactions")
        case .importStatement: Text(kit: "Redo Import Statement")
        case .addAccount: Text(kit: "Redo Add Account")
        case .editAccount: Text(kit: "Redo Edit Account")
        case .deleteAccount: Text(kit: "Redo Delete Account")
        case .editBook: Text(kit: "Redo Edit Book")
        }
    }
}
