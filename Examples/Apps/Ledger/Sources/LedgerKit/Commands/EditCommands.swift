import SwiftUI

/// Undo and Redo of the Edit menu.
struct UndoCommands: View {
    @FocusedValue(\.bookBrowser) private var browser

    var body: some View {
        Button {
            browser?.undo()
        } label: {
            browser?.session.undoableAction?.undoTitle ?? Text(kit: "Undo")
        }
        .keyboardShortcut("z")
        .disabled(browser?.session.undoableAction == nil)
        Button {
            browser?.redo()
        } label: {
            browser?.session.redoableAction?.redoTitle ?? Text(kit: "Redo")
        }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(browser?.session.redoableAction == nil)
    }
}

/// The commands of the Edit menu that copy rows.
struct CopyCommands: View {
    @FocusedValue(\.bookBrowser) private var browser

    var body: some View {
        Button(kit: "Copy as Table") { browser?.copyAsTable() }
            .keyboardShortcut("c", modifiers: [.command, .shift])
            .disabled(browser?.book.transactions.isEmpty != false)
    }
}
