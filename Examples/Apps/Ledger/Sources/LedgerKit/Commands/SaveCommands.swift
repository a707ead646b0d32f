import SwiftUI

/// The commands of the File menu that save a book.
struct SaveCommands: View {
    @FocusedValue(\.bookBrowser) private var browser

    var body: some View {
        Button(kit: "Save") { browser?.save() }
            .keyboardShortcut("s")
            .disabled(browser?.session.isEdited != true)
        Button(kit: "Save As…") { browser?.dialog = .saveAs }
            .keyboardShortcut("s", modifiers: [.command, .shift])
            .disabled(browser == nil)
        Button(kit: "Revert to Saved") { browser?.revert() }
            .disabled(browser?.session.fileURL == nil || browser?.session.isEdited != true)
        Button(kit: "Reveal in Finder") { browser?.revealInFinder() }
            .disabled(browser?.session.fileURL == nil)
    }
}

/// The commands of the File menu that exchange data with other programs.
struct FileCommands: View {
    @FocusedValue(\.bookBrowser) private var browser

    var body: some View {
        Button(kit: "Import Statement…") { browser?.dialog = .importStatement }
            .keyboardShortcut("i", modifiers: [.command, .shift])
            .disabled(browser == nil)
        Button(kit: "Export Transactions…") { browser?.dialog = .exportTransactions }
            .keyboardShortcut("e", modifiers: [.command, .shift])
            .disabled(browser?.book.transactions.isEmpty != false)
    }
}
