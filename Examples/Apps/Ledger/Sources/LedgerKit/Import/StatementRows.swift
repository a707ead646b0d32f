import LedgerModel
import SwiftUI

/// A line of a statement that will be entered.
struct StatementLineRow: View {
    var line: StatementLine
    var account: Account?
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        LabeledContent {
            AmountText(line.amount, currencyCode: browser.book.currencyCode, emphasis: .sign)
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                Text(line.payee).lineLimit(1)
                HStack(spacing: 4) {
                    DayText(line.day)
                    Text(verbatim: "·")
                    Text(account?.name ?? "–")
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
        }
    }
}

/// What is not listed: more lines, known ones and ones that cannot be read.
struct StatementNotes: View {
    var statement: Statement
    var newCount: Int
    var shownCount: Int

    var body: some View {
        let known = statement.lines.count - newCount
        VStack(alignment: .leading, spacing: 4) {
            if newCount > shownCount { Text(kit: "And \(newCount - shownCount) more lines.") }
            if newCount == 0 { Text(kit: "All lines have been entered before.") }
            if known > 0, newCount > 0 { Text(kit: "\(known) lines are in the book already.") }
            if !statement.unreadableLines.isEmpty {
                Label(kit: "\(statement.unreadableLines.count) lines could not be read.", systemImage: "exclamationmark.triangle")
            }
        }
        .font(.callout)
        .foregroundStyle(.secondary)
    }
}

extension Statement {
    /// A statement with three lines, for previews.
    static var preview: Statement {
        Statement(
            lines: [
                StatementLine(id: 1, day: Day(year: 2026, month: 7, day: 1)!, payee: "Harbour Office", memo: "Third quarter", amount: -690),
                StatementLine(id: 2, day: Day(year: 2026, month: 7, day: 2)!, payee: "Ada Lindqvist", amount: 50),
                StatementLine(id: 3, day: Day(year: 2026, month: 7, day: 6)!, payee: "Oar & Blade", memo: "Rowlocks", amount: -48.9),
            ],
            unreadableLines: [4])
    }
}
