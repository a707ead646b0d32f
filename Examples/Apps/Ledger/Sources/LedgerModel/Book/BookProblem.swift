import Foundation

/// A reason why a change of the book is refused.
public enum BookProblem: Error, Equatable {
    case accountWithoutName
    case accountNameInUse(String)
    case accountInUse(count: Int)
    case transactionWithoutPayee
    case transactionWithoutAmount
    case unknownAccount
    case sameAccount
    /// Debits and credits differ by an amount.
    case unbalanced(Decimal)
}
