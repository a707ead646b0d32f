import LedgerModel
import SwiftUI

/// An amount of money in the currency of the book.
struct AmountText: View {
    /// The emphasis of amounts below zero and above.
    enum Emphasis {
        /// Amounts below zero are red.
        case negative
        /// Amounts above zero are green, too.
        case sign
        case none
    }

    var amount: Decimal
    var currencyCode: String
    var emphasis: Emphasis

    init(_ amount: Decimal, currencyCode: String, emphasis: Emphasis = .negative) {
        self.amount = amount
        self.currencyCode = currencyCode
        self.emphasis = emphasis
    }

    var body: some View {
        Text(amount, format: .currency(code: currencyCode))
            .monospacedDigit()
            .lineLimit(1)
            .foregroundStyle(color)
    }

    private var color: Color {
        switch emphasis {
        case .none: .primary
        case .negative: amount < 0 ? Color(.expense) : .primary
        case .sign: amount < 0 ? Color(.expense) : amount > 0 ? Color(.income) : .primary
        }
    }
}

#Preview {
    VStack(alignment: .trailing) {
        AmountText(1_234.5, currencyCode: "EUR", emphasis: .sign)
        AmountText(-86.75, currencyCode: "EUR")
        AmountText(0, currencyCode: "EUR", emphasis: .sign)
    }
    .padding()
}
