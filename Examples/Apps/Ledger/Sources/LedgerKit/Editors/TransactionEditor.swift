import LedgerModel
import SwiftUI

/// The form in which a transaction is entered.
struct TransactionEditor: View {
    @State var draft: TransactionDraft
    var isNew: Bool
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        EditorSheet(title: isNew ? Text(kit: "New Transaction") : Text(kit: "Edit Transaction"), confirm: save) {
            TransactionFields(draft: $draft)
            PostingFields(draft: $draft)
        }
    }

    private func save() throws {
        try browser.enter(try draft.transaction())
    }
}

/// The fields of a transaction that do not concern accounts.
private struct TransactionFields: View {
    @Binding var draft: TransactionDraft
    @Environment(\.calendar) private var calendar
    @FocusState private var isPayeeFocused: Bool

    var body: some View {
        Section {
            Picker(selection: $draft.direction) {
                Text(kit: "Expense").tag(TransactionDraft.Direction.expense)
                Text(kit: "Income").tag(TransactionDraft.Direction.income)
                Text(kit: "Transfer").tag(TransactionDraft.Direction.transfer)
            } label: {
                Text(kit: "Kind")
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            DatePicker(selection: date, displayedComponents: .date) { Text(kit: "Date") }
            TextField(text: $draft.payee, prompt: Text(kit: "Who paid or was paid")) { Text(kit: "Payee") }
                .focused($isPayeeFocused)
                .accessibilityIdentifier("payee")
            TextField(text: $draft.memo, prompt: Text(kit: "What for")) { Text(kit: "Memo") }
                .accessibilityIdentifier("memo")
            TextField(text: $draft.number, prompt: Text(kit: "None")) { Text(kit: "Voucher") }
            Toggle(isOn: $draft.isCleared) { Text(kit: "Cleared") }
        }
        .onAppear { isPayeeFocused = true }
    }

    private var date: Binding<Date> {
        Binding {
            draft.day.date(in: calendar)
        } set: {
            draft.day = Day($0, calendar: calendar)
        }
    }
}

#Preview("Transaction editor", traits: .fixedLayout(width: 480, height: 560)) {
    let browser = BookBrowser.previewOfBank
    TransactionEditor(draft: TransactionDraft(browser.book.transactions[4], in: browser.book), isNew: false)
        .environment(browser)
}
