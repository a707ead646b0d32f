import LedgerModel
import SwiftUI

/// The details of one transaction.
struct TransactionInspector: View {
    var transaction: JournalEntry
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        Form {
            Section {
                LabeledContent {
                    DayText(transaction.day)
                } label: {
                    Text(kit: "Date")
                }
                if !transaction.number.isEmpty {
                    LabeledContent {
                        Text(transaction.number)
                    } label: {
                        Text(kit: "Voucher")
                    }
                }
                Toggle(isOn: isCleared) { Text(kit: "Cleared") }
                    .accessibilityIdentifier("cleared")
            } header: {
                VStack(alignment: .leading, spacing: 2) {
                    Text(transaction.payee).font(.title3.bold())
                    if !transaction.memo.isEmpty {
                        Text(transaction.memo).font(.callout).foregroundStyle(.secondary)
                    }
                }
                .accessibilityElement(children: .combine)
            }
            Section {
                ForEach(transaction.postings) { posting in
                    LabeledContent {
                        AmountText(posting.amount, currencyCode: browser.book.currencyCode)
                    } label: {
                        Text(browser.book.account(posting.account)?.name ?? "–")
                    }
                }
            } header: {
                Text(kit: "Debits and Credits")
            }
            Section {
                Button(kit: "Edit…") { browser.sheet = .transaction(transaction) }
            }
        }
        .formStyle(.grouped)
    }

    private var isCleared: Binding<Bool> {
        Binding {
            transaction.isCleared
        } set: { isCleared in
            browser.session.perform(.markTransactions) { $0.setCleared(isCleared, [transaction.id]) }
        }
    }
}
