import Foundation

/// How much of the income or of the expenses belongs to an account.
public struct CategoryShare: Identifiable, Hashable, Sendable {
    public let account: Account
    public let amount: Decimal
    /// The part of the sum, between 0 and 1.
    public let fraction: Double

    public var id: Account.ID { account.id }
}

extension Book {
    /// The shares of the accounts of a kind in the transactions of some months, the largest first. Accounts without transactions are left out.
    public func shares(of kind: AccountKind, in months: ClosedRange<YearMonth>) -> [CategoryShare] {
        var amounts: [Account.ID: Decimal] = [:]
        for transaction in transactions where months.contains(transaction.day.yearMonth) {
            for posting in transaction.postings { amounts[posting.account, default: 0] += kind.natural(posting.amount) }
        }
        let positive = accounts(of: kind).compactMap { account in
            amounts[account.id].flatMap { $0 > 0 ? (account, $0) : nil }
        }
        let sum = positive.reduce(0) { $0 + $1.1 }
        return positive.map { CategoryShare(account: $0, amount: $1, fraction: ($1 / sum).doubleValue) }
            .sorted { $0.amount > $1.amount }
    }
}

extension Decimal {
    /// The nearest binary number, for drawing.
    public var doubleValue: Double { NSDecimalNumber(decimal: self).doubleValue }
}
