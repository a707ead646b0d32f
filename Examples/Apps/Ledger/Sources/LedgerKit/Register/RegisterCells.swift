import LedgerModel
import SwiftUI

/// Who paid or was paid, and what for.
struct PayeeCell: View {
    var row: RegisterRow

    var body: some View {
        HStack(spacing: 6) {
            Text(row.payee).layoutPriority(1)
            if !row.memo.isEmpty {
                Text(row.memo).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .help(row.memo.isEmpty ? row.payee : "\(row.payee) – \(row.memo)")
    }
}

/// A text of less importance.
struct SecondaryCell: View {
    var text: String

    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        Text(text)
            .lineLimit(1)
            .foregroundStyle(.secondary)
            .help(text)
    }
}

/// Whether a transaction has been found on a statement.
struct ClearedCell: View {
    var row: RegisterRow

    var body: some View {
        Image(systemName: row.isCleared ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(row.isCleared ? AnyShapeStyle(Color(.income)) : AnyShapeStyle(.tertiary))
            .frame(maxWidth: .infinity)
            .accessibilityLabel(row.isCleared ? Text(kit: "Cleared") : Text(kit: "Not cleared"))
    }
}

/// An amount at the trailing edge of its column.
struct AmountCell: View {
    var amount: Decimal
    var emphasis: AmountText.Emphasis
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        AmountText(amount, currencyCode: browser.book.currencyCode, emphasis: emphasis)
            .frame(maxWidth: .infinity, alignment: .trailing)
    }
}
