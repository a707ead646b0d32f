import Foundation
import LedgerModel

/// A failure, as the program reports it.
struct PresentedProblem: LocalizedError, Equatable {
    var errorDescription: String?
    var recoverySuggestion: String?

    init(_ description: String, suggestion: String? = nil) {
        errorDescription = description
        recoverySuggestion = suggestion
    }

    /// Creates the report of any error.
    init(_ error: any Error) {
        self =
            switch error {
            case let problem as BookProblem: Self(problem)
            case let problem as BookFile.Problem: Self(problem)
            case let problem as StatementReader.Problem: Self(problem)
            case let problem as PresentedProblem: problem
            default: Self(error.localizedDescription)
            }
    }

    private init(_ problem: BookProblem) {
        switch problem {
        case .accountWithoutName:
            self.init(String(kit: "The account needs a name."))
        case .accountNameInUse(let name):
            self.init(String(kit: "There is already an account named “\(name)”."), suggestion: String(kit: "Choose another name."))
        case .accountInUse(let count):
            self.init(
                String(kit: "The account can’t be deleted because \(count) transactions use it."),
                suggestion: String(kit: "Move its transactions to another account first."))
        case .transactionWithoutPayee:
            self.init(String(kit: "Enter who paid or was paid."))
        case .transactionWithoutAmount:
            self.init(String(kit: "Enter an amount."))
        case .unknownAccount:
            self.init(String(kit: "Choose an account."))
        case .sameAccount:
            self.init(String(kit: "Choose two different accounts."))
        case .unbalanced:
            self.init(String(kit: "Debits and credits differ."))
        }
    }

    private init(_ problem: BookFile.Problem) {
        switch problem {
        case .notABook:
            self.init(String(kit: "This file is not a Ledger book."))
        case .newerVersion:
            self.init(
                String(kit: "This book was saved by a newer version of Ledger."),
                suggestion: String(kit: "Update Ledger to open it."))
        case .unbalanced(let count):
            self.init(String(kit: "The book is damaged: \(count) transactions are out of balance."))
        }
    }

    private init(_ problem: StatementReader.Problem) {
        switch problem {
        case .notText:
            self.init(String(kit: "This file is not a bank statement."))
        case .missingColumns:
            self.init(
                String(kit: "The columns of the statement were not found."),
                suggestion: String(kit: "The first line has to name the columns Date, Payee and Amount."))
        case .noLines:
            self.init(
                String(kit: "The statement has no lines that can be read."),
                suggestion: String(kit: "Check the formats of dates and amounts in Settings."))
        }
    }
}
