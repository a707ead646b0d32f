import Foundation
import LedgerModel

/// A transaction while it is being edited: money of one account that goes to others, or comes from them.
struct TransactionDraft: Equatable {
    /// The direction of the money.
    enum Direction: String, CaseIterable, Identifiable {
        case expense, income, transfer

        var id: Self { self }
    }

    /// The part of the amount that belongs to one of the other accounts.
    struct Line: Identifiable, Equatable {
        let id = UUID()
        var account: Account.ID?
        var amount: Decimal
    }

    let id: JournalEntry.ID
    var day: Day
    var number = ""
    var payee = ""
    var memo = ""
    var isCleared = false
    var direction: Direction {
        didSet { if direction != oldValue { for index in lines.indices { lines[index].account = nil } } }
    }
    var account: Account.ID?
    var lines: [Line]

    /// Creates a draft of a new expense of an account.
    init(in book: Book, account: Account? = nil, day: Day) {
        id = UUID()
        self.day = day
        direction = account?.kind == .income ? .income : .expense
        let isOwn = account.map { [.asset, .liability].contains($0.kind) } ?? false
        self.account = isOwn ? account?.id : book.accounts(of: .asset).first?.id
        lines = [Line(account: isOwn ? nil : account?.id, amount: 0)]
    }

    /// Creates a draft of a transaction in a book.
    init(_ transaction: JournalEntry, in book: Book) {
        id = transaction.id
        day = transaction.day
        number = transaction.number
        payee = transaction.payee
        memo = transaction.memo
        isCleared = transaction.isCleared
        func all(_ postings: [Posting], are kind: AccountKind) -> Bool {
            postings.allSatisfy { book.account($0.account)?.kind == kind }
        }
        let debits = transaction.postings.filter { $0.amount > 0 }
        let credits = transaction.postings.filter { $0.amount <= 0 }
        if debits.count == 1, let own = debits.first, all(credits, are: .income) {
            direction = .income
            account = own.account
            lines = credits.map { Line(account: $0.account, amount: -$0.amount) }
        } else {
            let own = credits.first
            let others = transaction.postings.filter { $0.id != own?.id }
            direction = all(others, are: .expense) ? .expense : .transfer
            account = own?.account
            lines = others.map { Line(account: $0.account, amount: $0.amount) }
        }
    }

    var total: Decimal { lines.reduce(0) { $0 + $1.amount } }

    /// The transaction, or the reason why the draft is none.
    func transaction() throws(BookProblem) -> JournalEntry {
        guard let account else { throw .unknownAccount }
        let sign: Decimal = direction == .income ? -1 : 1
        var postings: [Posting] = []
        for line in lines where line.amount != 0 {
            guard let other = line.account else { throw .unknownAccount }
            postings.append(Posting(account: other, amount: sign * line.amount))
        }
        let own = Posting(account: account, amount: -sign * total)
        return JournalEntry(
            id: id, day: day, number: number, payee: payee.trimmingCharacters(in: .whitespaces), memo: memo, isCleared: isCleared,
            postings: direction == .income ? [own] + postings : postings + [own])
    }
}
