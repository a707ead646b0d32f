import SwiftUI

/// The commands for the selected transactions, in the context menu of the table.
struct TransactionMenu: View {
    @Environment(BookBrowser.self) private var browser
    @AppStorage(PreferenceKeys.confirmsDeletion) private var confirmsDeletion = true

    var body: some View {
        Button(kit: "Edit…") { browser.edit(browser.selection.first) }
            .disabled(browser.selection.count != 1)
        Button(kit: "Duplicate", action: browser.duplicateSelection)
        Button(action: browser.toggleCleared) {
            browser.isSelectionCleared ? Text(kit: "Mark as Not Cleared") : Text(kit: "Mark as Cleared")
        }
        Button(kit: "Copy as Table", action: browser.copyAsTable)
        Divider()
        Button(kit: "Delete", role: .destructive) { browser.requestDeletion(confirms: confirmsDeletion) }
    }
}
