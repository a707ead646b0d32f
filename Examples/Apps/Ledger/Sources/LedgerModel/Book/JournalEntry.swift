import Foundation

/// Money that moves between accounts on a day.
public struct JournalEntry: Identifiable, Hashable, Codable, Sendable {
    public let id: UUID
    public var day: Day
    /// The number of the voucher; empty if there is none.
    public var number: String
    public var payee: String
    public var memo: String
    /// Whether the transaction has been found on a bank statement.
    public var isCleared: Bool
    public var postings: [Posting]

    public init(
        id: UUID = UUID(), day: Day, number: String = "", payee: String, memo: String = "", isCleared: Bool = false, postings: [Posting]
    ) {
        self.id = id
        self.day = day
        self.number = number
        self.payee = payee
        self.memo = memo
        self.isCleared = isCleared
        self.postings = postings
    }

    /// Creates a transaction that moves an amount from one account to another.
    public init(
        id: UUID = UUID(), day: Day, number: String = "", payee: String, memo: String = "", isCleared: Bool = false, amount: Decimal,
        from source: Account.ID, to destination: Account.ID
    ) {
        self.init(
            id: id, day: day, number: number, payee: payee, memo: memo, isCleared: isCleared,
            postings: [Posting(account: destination, amount: amount), Posting(account: source, amount: -amount)])
    }

    /// The sum of all postings, which is zero in a correct transaction.
    public var imbalance: Decimal { postings.reduce(0) { $0 + $1.amount } }

    /// The sum of the debits, which is how much money moves.
    public var total: Decimal { postings.reduce(0) { $0 + max($1.amount, 0) } }

    /// The sum of the postings of an account; debits are positive.
    public func amount(in account: Account.ID) -> Decimal {
        postings.reduce(0) { $1.account == account ? $0 + $1.amount : $0 }
    }

    /// Whether a posting belongs to an account.
    public func touches(_ account: Account.ID) -> Bool {
        postings.contains { $0.account == account }
    }
}

/// The part of a transaction that belongs to one account.
public struct Posting: Identifiable, Hashable, Codable, Sendable {
    public let id: UUID
    public var account: Account.ID
    /// Positive for a debit, negative for a credit.
    public var amount: Decimal

    public init(id: UUID = UUID(), account: Account.ID, amount: Decimal) {
        self.id = id
        self.account = account
        self.amount = amount
    }
}
