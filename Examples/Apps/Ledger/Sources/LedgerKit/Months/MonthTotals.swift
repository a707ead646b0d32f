import LedgerModel
import SwiftUI

/// The sums of several months, side by side.
struct MonthTotals: View {
    var months: [MonthSummary]
    var currencyCode: String

    var body: some View {
        let income = months.reduce(0) { $0 + $1.income }
        let expenses = months.reduce(0) { $0 + $1.expenses }
        HStack(spacing: 12) {
            tile(Text(kit: "Income"), income, tint: Color(.income))
            tile(Text(kit: "Expenses"), expenses, tint: Color(.expense))
            tile(Text(kit: "Result"), income - expenses, tint: Color(.brand))
        }
    }

    private func tile(_ title: Text, _ amount: Decimal, tint: Color) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            title
                .font(.caption)
                .foregroundStyle(.secondary)
            AmountText(amount, currencyCode: currencyCode)
                .font(.title3.weight(.semibold))
        }
        .padding(.leading, 10)
        .overlay(alignment: .leading) {
            Capsule().fill(tint).frame(width: 3)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(nsColor: .controlBackgroundColor), in: .rect(cornerRadius: 8))
        .overlay {
            RoundedRectangle(cornerRadius: 8).strokeBorder(Color(nsColor: .separatorColor))
        }
        .accessibilityElement(children: .combine)
    }
}
