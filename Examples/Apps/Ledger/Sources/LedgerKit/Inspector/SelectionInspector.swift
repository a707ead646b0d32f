import LedgerModel
import SwiftUI

/// What several selected transactions have in common.
struct SelectionInspector: View {
    var transactions: [JournalEntry]
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        Form {
            Section {
                if let first = transactions.map(\.day).min(), let last = transactions.map(\.day).max() {
                    LabeledContent {
                        DayText(first)
                    } label: {
                        Text(kit: "From")
                    }
                    LabeledContent {
                        DayText(last)
                    } label: {
                        Text(kit: "To")
                    }
                }
                LabeledContent {
                    AmountText(transactions.reduce(0) { $0 + $1.total }, currencyCode: browser.book.currencyCode)
                } label: {
                    Text(kit: "Turnover")
                }
            } header: {
                Text(kit: "\(transactions.count) transactions").font(.title3.bold())
            }
            Section {
                Button(action: browser.toggleCleared) {
                    browser.isSelectionCleared ? Text(kit: "Mark as Not Cleared") : Text(kit: "Mark as Cleared")
                }
                Button(kit: "Copy as Table", action: browser.copyAsTable)
            }
        }
        .formStyle(.grouped)
    }
}
