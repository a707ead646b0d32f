import Foundation

/// The transfer of the lines of a bank statement into a book.
public struct StatementImport: Hashable, Sendable {
    public var statement: Statement
    /// The account whose statement it is.
    public var account: Account.ID
    /// The account of money that was received, unless an earlier transaction of the payee suggests another.
    public var incomeAccount: Account.ID
    /// The account of money that was spent, unless an earlier transaction of the payee suggests another.
    public var expenseAccount: Account.ID

    public init(statement: Statement, account: Account.ID, incomeAccount: Account.ID, expenseAccount: Account.ID) {
        self.statement = statement
        self.account = account
        self.incomeAccount = incomeAccount
        self.expenseAccount = expenseAccount
    }

    /// Creates an import with the first accounts that suit; nil if the book lacks an account for income, expenses or money.
    public init?(_ statement: Statement, into book: Book, account: Account.ID? = nil) {
        guard let own = account ?? book.accounts(of: .asset).first?.id, let income = book.accounts(of: .income).first?.id,
            let expense = book.accounts(of: .expense).first?.id
        else { return nil }
        self.init(statement: statement, account: own, incomeAccount: income, expenseAccount: expense)
    }

    /// The lines for which the book has no transaction of the same day and amount in the account.
    public func newLines(in book: Book) -> [StatementLine] {
        var known = book.transactions.filter { $0.touches(account) }.map { Key(day: $0.day, amount: $0.amount(in: account)) }
        return statement.lines.filter { line in
            guard let index = known.firstIndex(of: Key(day: line.day, amount: line.amount)) else { return true }
            known.remove(at: index)
            return false
        }
    }

    /// The account that is booked against for a line.
    public func counterpart(of line: StatementLine, in book: Book) -> Account.ID {
        let earlier = book.transactions.last { transaction in
            transaction.payee.caseInsensitiveCompare(line.payee) == .orderedSame && transaction.postings.count == 2
                && transaction.touches(account) && (transaction.amount(in: account) > 0) == (line.amount > 0)
        }
        return earlier?.postings.first { $0.account != account }?.account ?? (line.amount > 0 ? incomeAccount : expenseAccount)
    }

    /// Adds the new lines to a book as cleared transactions; returns their identifiers.
    public func apply(to book: inout Book) throws(BookProblem) -> Set<JournalEntry.ID> {
        var added: Set<JournalEntry.ID> = []
        for line in newLines(in: book) {
            let transaction = JournalEntry(
                day: line.day, payee: line.payee, memo: line.memo, isCleared: true, amount: line.amount,
                from: counterpart(of: line, in: book), to: account)
            try book.put(transaction)
            added.insert(transaction.id)
        }
        return added
    }

    private struct Key: Equatable {
        var day: Day
        var amount: Decimal
    }
}
