import SwiftUI

/// The menu of transactions.
struct TransactionCommands: View {
    @FocusedValue(\.bookBrowser) private var browser
    @AppStorage(PreferenceKeys.confirmsDeletion) private var confirmsDeletion = true
    @Environment(\.openWindow) private var openWindow

    private var count: Int { browser?.selection.count ?? 0 }

    var body: some View {
        Button(kit: "New Transaction…") { browser?.sheet = .newTransaction }
            .keyboardShortcut("t")
            .disabled(browser == nil)
        Divider()
        Button(kit: "Edit…") { browser?.edit(browser?.selection.first) }
            .keyboardShortcut("e")
            .disabled(count != 1)
        Button(kit: "Duplicate") { browser?.duplicateSelection() }
            .keyboardShortcut("d")
            .disabled(count == 0)
        Button {
            browser?.toggleCleared()
        } label: {
            browser?.isSelectionCleared == true && count > 0 ? Text(kit: "Mark as Not Cleared") : Text(kit: "Mark as Cleared")
        }
        .keyboardShortcut("k")
        .disabled(count == 0)
        Button(kit: "Delete") { browser?.requestDeletion(confirms: confirmsDeletion) }
            .keyboardShortcut(.delete)
            .disabled(count == 0)
        Divider()
        Button(kit: "Show Months") { openWindow(id: LedgerWindows.months) }
            .keyboardShortcut("m", modifiers: [.command, .shift])
    }
}

/// The menu of accounts.
struct AccountCommands: View {
    @FocusedValue(\.bookBrowser) private var browser

    var body: some View {
        Button(kit: "New Account…") { browser?.sheet = .newAccount }
            .keyboardShortcut("a", modifiers: [.command, .shift])
            .disabled(browser == nil)
        Button(kit: "Edit Account…") {
            if let account = browser?.account { browser?.sheet = .account(account) }
        }
        .disabled(browser?.account == nil)
        Button(kit: "Delete Account") {
            if let account = browser?.account { browser?.delete(account) }
        }
        .disabled(browser?.account == nil)
        Divider()
        Button(kit: "All Transactions") { browser?.place = .allTransactions }
            .keyboardShortcut("0")
            .disabled(browser == nil)
        Button(kit: "Book…") { browser?.sheet = .book }
            .disabled(browser == nil)
    }
}
