import LedgerModel
import SwiftUI

/// The table of transactions.
struct RegisterTable: View {
    var rows: [RegisterRow]
    @Environment(BookBrowser.self) private var browser
    @AppStorage(PreferenceKeys.alternatesRows) private var alternatesRows = true
    @AppStorage(PreferenceKeys.confirmsDeletion) private var confirmsDeletion = true

    var body: some View {
        Group {
            if browser.account == nil {
                JournalTable(rows: rows)
            } else {
                AccountTable(rows: rows)
            }
        }
        .alternatingRowBackgrounds(alternatesRows ? .enabled : .disabled)
        .contextMenu(forSelectionType: JournalEntry.ID.self) { ids in
            if !ids.isEmpty { TransactionMenu() }
        } primaryAction: { ids in
            browser.edit(ids.first)
        }
        .onDeleteCommand { browser.requestDeletion(confirms: confirmsDeletion) }
        .onCopyCommand { [NSItemProvider(object: browser.tabSeparatedText as NSString)] }
    }
}

/// All transactions of the book.
private struct JournalTable: View {
    var rows: [RegisterRow]
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        @Bindable var browser = browser
        Table(rows, selection: $browser.selection, sortOrder: $browser.sortOrder) {
            TableColumn(String(kit: "Date"), value: \.day) { DayText($0.day) }
                .width(min: 110, ideal: 112, max: 130)
            TableColumn(String(kit: "Payee"), value: \.payee) { PayeeCell(row: $0) }
                .width(min: 130, ideal: 200)
            TableColumn(String(kit: "Accounts"), value: \.counterpart) { SecondaryCell($0.counterpart) }
                .width(min: 110, ideal: 170)
            TableColumn(String(kit: "Cleared"), value: \.clearedRank) { ClearedCell(row: $0) }
                .width(64)
            TableColumn(String(kit: "Amount"), value: \.amount) { AmountCell(amount: $0.amount, emphasis: .none) }
                .width(min: 90, ideal: 110, max: 150)
        }
    }
}

/// The transactions of one account, with its balance after each.
private struct AccountTable: View {
    var rows: [RegisterRow]
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        @Bindable var browser = browser
        Table(rows, selection: $browser.selection, sortOrder: $browser.sortOrder) {
            TableColumn(String(kit: "Date"), value: \.day) { DayText($0.day) }
                .width(min: 110, ideal: 112, max: 130)
            TableColumn(String(kit: "Payee"), value: \.payee) { PayeeCell(row: $0) }
                .width(min: 120, ideal: 180)
            TableColumn(String(kit: "Account"), value: \.counterpart) { SecondaryCell($0.counterpart) }
                .width(min: 90, ideal: 120)
            TableColumn(String(kit: "Cleared"), value: \.clearedRank) { ClearedCell(row: $0) }
                .width(64)
            TableColumn(String(kit: "Amount"), value: \.amount) { AmountCell(amount: $0.amount, emphasis: .sign) }
                .width(min: 90, ideal: 100, max: 150)
            TableColumn(String(kit: "Balance"), value: \.balance) { AmountCell(amount: $0.balance, emphasis: .negative) }
                .width(min: 90, ideal: 100, max: 150)
        }
    }
}
