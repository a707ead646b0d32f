import LedgerModel
import SwiftUI

/// The details of an account and its balance over the last months.
struct AccountInspector: View {
    var account: Account
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        let rows = Register(browser.book, account: account).rows
        Form {
            Section {
                LabeledContent {
                    account.kind.title
                } label: {
                    Text(kit: "Kind")
                }
                if !account.code.isEmpty {
                    LabeledContent {
                        Text(account.code)
                    } label: {
                        Text(kit: "Number")
                    }
                }
                LabeledContent {
                    AmountText(rows.last?.balance ?? 0, currencyCode: browser.book.currencyCode)
                } label: {
                    Text(kit: "Balance")
                }
                LabeledContent {
                    Text(rows.count { !$0.isCleared }, format: .number)
                } label: {
                    Text(kit: "Not cleared")
                }
                if !account.note.isEmpty { Text(account.note).foregroundStyle(.secondary) }
            } header: {
                Text(account.name).font(.title3.bold())
            }
            if rows.count > 1 {
                Section {
                    BalanceSparkline(values: rows.map(\.balance.doubleValue), tint: account.kind.tint)
                        .frame(height: 64)
                        .accessibilityLabel(Text(kit: "Course of the balance"))
                } header: {
                    Text(kit: "Balance")
                }
            }
            Section {
                Button(kit: "Edit Account…") { browser.sheet = .account(account) }
            }
        }
        .formStyle(.grouped)
    }
}
