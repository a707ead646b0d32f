import LedgerModel
import SwiftUI

/// An account in the sidebar.
struct AccountRow: View {
    var account: Account
    var balance: Decimal
    var currencyCode: String

    var body: some View {
        Label {
            HStack {
                Text(account.name)
                    .lineLimit(1)
                Spacer(minLength: 8)
                AmountText(balance, currencyCode: currencyCode)
                    .font(.callout)
                    .foregroundStyle(.secondary)
                    .layoutPriority(1)
            }
        } icon: {
            Image(systemName: account.kind.symbol)
                .foregroundStyle(account.kind.tint)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    List {
        AccountRow(account: Account(code: "1000", name: "Bank", kind: .asset), balance: 2_841.4, currencyCode: "EUR")
        AccountRow(account: Account(code: "5000", name: "Boathouse Rent", kind: .expense), balance: 1_380, currencyCode: "EUR")
    }
    .frame(width: 260, height: 120)
}
