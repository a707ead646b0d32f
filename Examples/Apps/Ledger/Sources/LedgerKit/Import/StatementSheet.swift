import LedgerModel
import SwiftUI

/// The sheet that shows the lines of a bank statement before they are entered.
struct StatementSheet: View {
    @State private var transfer: StatementImport?
    private let statement: Statement
    @Environment(BookBrowser.self) private var browser

    init(statement: Statement, book: Book, account: Account?) {
        self.statement = statement
        let own = account.flatMap { $0.kind == .asset ? $0.id : nil }
        _transfer = State(initialValue: StatementImport(statement, into: book, account: own))
    }

    var body: some View {
        let lines = transfer?.newLines(in: browser.book) ?? []
        EditorSheet(
            title: Text(kit: "Import Statement"), confirmTitle: Text(kit: "Import \(lines.count) Transactions"), confirm: finish
        ) {
            if let accounts = Binding($transfer) {
                Section {
                    AccountPicker(title: Text(kit: "Statement of"), kinds: [.asset], selection: Binding(accounts.account))
                    AccountPicker(title: Text(kit: "Other income"), kinds: [.income], selection: Binding(accounts.incomeAccount))
                    AccountPicker(title: Text(kit: "Other expenses"), kinds: [.expense], selection: Binding(accounts.expenseAccount))
                } footer: {
                    Text(kit: "Payees that occurred before keep their category.")
                }
                Section {
                    ForEach(lines.prefix(6)) { line in
                        StatementLineRow(line: line, account: browser.book.account(accounts.wrappedValue.counterpart(of: line, in: browser.book)))
                    }
                    StatementNotes(statement: statement, newCount: lines.count, shownCount: min(6, lines.count))
                }
            } else {
                Text(kit: "The book needs accounts for money, income and expenses.")
            }
        }
    }

    private func finish() throws {
        guard let transfer else { return }
        try browser.enter(transfer)
    }
}

#Preview("Import", traits: .fixedLayout(width: 520, height: 560)) {
    StatementSheet(statement: .preview, book: .sample, account: nil)
        .environment(BookBrowser.preview)
}
