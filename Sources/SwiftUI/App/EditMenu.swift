import SwiftUICore

/// The commands of the Edit menu that undo and redo: edits of the focused text first, then those of the window or its document.
struct UndoCommands: View {
    @Environment(\.undoManager) private var undoManager
    @Environment(\.windowServices) private var services

    var body: some View {
        let (undoManager, editing) = (undoManager, services.editCommands)
        let enabled = editing?.enabledCommands ?? []
        let (undoesText, redoesText) = (enabled.contains(.undo), enabled.contains(.redo))
        Button {
            if editing?.perform(.undo) != true { undoManager?.undo() }
        } label: {
            Text(verbatim: undoesText ? "Undo Typing" : undoManager?.undoMenuItemTitle ?? "Undo")
        }
        .keyboardShortcut(EditCommand.undo.shortcut)
        .disabled(!undoesText && undoManager?.canUndo != true)
        Button {
            if editing?.perform(.redo) != true { undoManager?.redo() }
        } label: {
            Text(verbatim: redoesText ? "Redo Typing" : undoManager?.redoMenuItemTitle ?? "Redo")
        }
        .keyboardShortcut(EditCommand.redo.shortcut)
        .disabled(!redoesText && undoManager?.canRedo != true)
    }
}

/// The commands of the Edit menu that act on the focused text, or on the view that has the focus.
struct PasteboardCommands: View {
    @Environment(\.windowServices) private var services

    var body: some View {
        command("Cut", .cut)
        command("Copy", .copy)
        command("Paste", .paste)
        command("Select All", .selectAll)
    }

    private func command(_ title: LocalizedStringKey, _ command: EditCommand) -> some View {
        let editing = services.editCommands
        return Button(title) { editing?.perform(command) }
            .keyboardShortcut(command.shortcut)
            .disabled(editing?.enabledCommands.contains(command) != true)
    }
}
