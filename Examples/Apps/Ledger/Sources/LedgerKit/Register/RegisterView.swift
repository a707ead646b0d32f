import LedgerModel
import SwiftUI

/// The transactions of the chosen account, with a search field and a status bar.
struct RegisterView: View {
    @Environment(BookBrowser.self) private var browser
    @AppStorage(PreferenceKeys.dayFormat) private var dayFormat = DayFormat.iso
    @AppStorage(PreferenceKeys.amountFormat) private var amountFormat = AmountFormat.point

    var body: some View {
        @Bindable var browser = browser
        let rows = browser.rows
        VStack(spacing: 0) {
            RegisterTable(rows: rows)
                .overlay { if rows.isEmpty { EmptyRegisterView() } }
            Divider()
            RegisterStatusBar(rows: rows)
        }
        .background(Color(nsColor: .controlBackgroundColor))
        .dropDestination(for: URL.self) { urls, _ in
            guard let url = urls.first else { return false }
            browser.readStatement(at: url, format: StatementFormat(dayFormat: dayFormat, amountFormat: amountFormat))
            return true
        }
        .searchable(text: $browser.search, prompt: Text(kit: "Search Transactions"))
    }
}

/// What the table shows when it has no rows.
private struct EmptyRegisterView: View {
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        if browser.search.isEmpty {
            ContentUnavailableView {
                Label(kit: "No Transactions", systemImage: "tray")
            } description: {
                Text(kit: "Enter the first one, or import a statement of your bank.")
            } actions: {
                Button(kit: "New Transaction") { browser.sheet = .newTransaction }
                Button(kit: "Import Statement…") { browser.dialog = .importStatement }
            }
        } else {
            ContentUnavailableView {
                Label(kit: "No Results", systemImage: "magnifyingglass")
            } description: {
                Text(kit: "No transaction matches “\(browser.search)”.")
            }
        }
    }
}
