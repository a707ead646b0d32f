import Foundation

/// A transaction as a row of a table.
public struct RegisterRow: Identifiable, Hashable, Sendable {
    public let id: JournalEntry.ID
    public let day: Day
    public let number: String
    public let payee: String
    public let memo: String
    /// The names of the accounts on the other side.
    public let counterpart: String
    /// The change of the account's balance; without an account, how much money moves.
    public let amount: Decimal
    /// The balance of the account after the transaction; zero without an account.
    public let balance: Decimal
    public let isCleared: Bool

    /// A number by which cleared transactions are ordered after others.
    public var clearedRank: Int { isCleared ? 1 : 0 }

    /// Whether a word occurs in the texts of the row or at the beginning of its amount.
    func contains(_ word: some StringProtocol) -> Bool {
        [payee, memo, counterpart, number].contains { $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
            || "\(abs(amount))".hasPrefix(word)
    }
}
