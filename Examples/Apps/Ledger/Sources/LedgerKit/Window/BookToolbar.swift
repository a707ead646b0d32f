import SwiftUI

/// The toolbar of a book's window.
struct BookToolbar: ToolbarContent {
    @Bindable var browser: BookBrowser
    @Binding var showsInspector: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .primaryAction) {
            Button(kit: "New Transaction", systemImage: "plus") { browser.sheet = .newTransaction }
                .help(Text(kit: "Enter a transaction"))
            Button(kit: "Mark as Cleared", systemImage: "checkmark.circle", action: browser.toggleCleared)
                .disabled(browser.selection.isEmpty)
                .help(Text(kit: "Mark the selected transactions as found on the statement"))
            Button(kit: "Months", systemImage: "chart.bar") { openWindow(id: LedgerWindows.months) }
                .help(Text(kit: "Show income and expenses by month"))
            Button(kit: "Inspector", systemImage: "sidebar.trailing") { withAnimation { showsInspector.toggle() } }
                .help(Text(kit: "Show or hide the inspector"))
        }
    }
}
