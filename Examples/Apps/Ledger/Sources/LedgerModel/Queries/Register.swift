import Foundation

/// The transactions of an account, or of the whole book, in the order of their days.
public struct Register: Equatable, Sendable {
    public let account: Account?
    public let rows: [RegisterRow]

    public init(_ book: Book, account: Account? = nil) {
        self.account = account
        let names = Dictionary(uniqueKeysWithValues: book.accounts.map { ($0.id, $0.name) })
        let transactions = book.transactions.enumerated()
            .filter { _, transaction in account.map { transaction.touches($0.id) } ?? true }
            .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
        var balance: Decimal = 0
        var rows: [RegisterRow] = []
        for (_, transaction) in transactions {
            let amount = account.map { $0.kind.natural(transaction.amount(in: $0.id)) } ?? transaction.total
            if account != nil { balance += amount }
            rows.append(
                RegisterRow(
                    id: transaction.id, day: transaction.day, number: transaction.number, payee: transaction.payee, memo: transaction.memo,
                    counterpart: Self.counterpart(of: transaction, account: account, names: names), amount: amount, balance: balance,
                    isCleared: transaction.isCleared))
        }
        self.rows = rows
    }

    /// The rows that contain every word of a text.
    public func rows(matching text: String) -> [RegisterRow] {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? rows : rows.filter { row in words.allSatisfy { row.contains($0) } }
    }

    private static func counterpart(of transaction: JournalEntry, account: Account?, names: [Account.ID: String]) -> String {
        var seen: [String] = []
        let postings = account == nil ? transaction.postings.sorted { $0.amount < $1.amount } : transaction.postings
        for posting in postings where posting.account != account?.id {
            if let name = names[posting.account], !seen.contains(name) { seen.append(name) }
        }
        return seen.joined(separator: account == nil ? " → " : ", ")
    }
}
