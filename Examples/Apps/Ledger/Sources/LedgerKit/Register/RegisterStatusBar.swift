import LedgerModel
import SwiftUI

/// How many transactions are shown or selected, and their sum.
struct RegisterStatusBar: View {
    var rows: [RegisterRow]
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        let selected = rows.filter { browser.selection.contains($0.id) }
        HStack {
            if selected.count > 1 {
                Text(kit: "\(selected.count) of \(rows.count) selected")
            } else {
                Text(kit: "\(rows.count) transactions")
            }
            Spacer()
            if selected.count > 1 {
                Text(kit: "Sum")
                AmountText(selected.reduce(0) { $0 + $1.amount }, currencyCode: browser.book.currencyCode)
                    .foregroundStyle(.primary)
            } else if let account = browser.account {
                Text(kit: "Balance")
                AmountText(Balances(of: browser.book)[account], currencyCode: browser.book.currencyCode)
            }
        }
        .font(.callout)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Color(nsColor: .windowBackgroundColor))
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("status")
    }
}
