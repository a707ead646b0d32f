import Foundation

/// Income and expenses of one month.
public struct MonthSummary: Identifiable, Hashable, Sendable {
    public let month: YearMonth
    public var income: Decimal = 0
    public var expenses: Decimal = 0

    public var id: YearMonth { month }
    /// What is left of the income.
    public var result: Decimal { income - expenses }
}

extension Book {
    /// The summaries of a number of months, up to the month of the last transaction; empty without transactions.
    public func monthSummaries(count: Int = 12) -> [MonthSummary] {
        guard let last = transactions.map(\.day.yearMonth).max() else { return [] }
        var summaries = (0..<count).map { MonthSummary(month: last.advanced(by: $0 - count + 1)) }
        let kinds = Dictionary(uniqueKeysWithValues: accounts.map { ($0.id, $0.kind) })
        for transaction in transactions {
            guard let index = summaries.firstIndex(where: { $0.month == transaction.day.yearMonth }) else { continue }
            for posting in transaction.postings {
                switch kinds[posting.account] {
                case .income: summaries[index].income -= posting.amount
                case .expense: summaries[index].expenses += posting.amount
                default: break
                }
            }
        }
        return summaries
    }
}
