import Foundation

/// The balances of all accounts at the end of a day.
public struct Balances: Equatable, Sendable {
    private var amounts: [Account.ID: Decimal] = [:]

    /// Adds up a book, up to and including a day; all of it without a day.
    public init(of book: Book, through day: Day? = nil) {
        for transaction in book.transactions where day.map({ transaction.day <= $0 }) ?? true {
            for posting in transaction.postings { amounts[posting.account, default: 0] += posting.amount }
        }
    }

    /// The balance of an account; positive if it has what its kind usually has.
    public subscript(account: Account) -> Decimal { account.kind.natural(amounts[account.id] ?? 0) }

    /// The sum of the debits and credits of all accounts, which is zero in a correct book.
    public var difference: Decimal { amounts.values.reduce(0, +) }
}

extension Book {
    /// The sum of the balances of the accounts of a kind.
    public func total(of kind: AccountKind, through day: Day? = nil) -> Decimal {
        let balances = Balances(of: self, through: day)
        return accounts(of: kind).reduce(0) { $0 + balances[$1] }
    }

    /// What the club owns after its debts.
    public var netAssets: Decimal { total(of: .asset) - total(of: .liability) }
}
