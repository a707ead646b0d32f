import LedgerModel
import SwiftUI

/// One of the other accounts of a transaction, with its amount.
struct PostingLine: View {
    @Binding var line: TransactionDraft.Line
    var title: Text
    var kinds: [AccountKind]
    var remove: (@MainActor () -> Void)?
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        AccountPicker(title: title, kinds: kinds, selection: $line.account)
        LabeledContent {
            HStack {
                TextField(value: $line.amount, format: .number.precision(.fractionLength(2))) { Text(kit: "Amount") }
                    .labelsHidden()
                    .multilineTextAlignment(.trailing)
                    .monospacedDigit()
                    .foregroundStyle(Color.primary)
                    .frame(maxWidth: 140)
                    .accessibilityIdentifier("amount")
                Text(browser.book.currencyCode).foregroundStyle(.secondary)
                if let remove {
                    Button(kit: "Remove Split", systemImage: "minus.circle", action: remove)
                        .buttonStyle(.borderless)
                        .labelStyle(.iconOnly)
                }
            }
        } label: {
            Text(kit: "Amount")
        }
    }
}
