import Foundation
import SwiftUI
import SwiftUICore

/// The file dialogs that views show in a test.
@MainActor final class FileDialogRecord: FileDialogHost {
    /// A dialog that has been neither answered nor dismissed.
    final class Entry: ShownFileDialog {
        let dialog: FileDialog
        let answer: @MainActor ([URL]?) -> Void
        private let dismissed: @MainActor (Entry) -> Void

        init(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void, dismissed: @escaping @MainActor (Entry) -> Void) {
            self.dialog = dialog
            self.answer = answer
            self.dismissed = dismissed
        }

        func dismiss() { dismissed(self) }
    }

    private(set) var open: [Entry] = []

    func show(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any ShownFileDialog {
        let entry = Entry(dialog, answer: answer) { [weak self] entry in self?.open.removeAll { $0 === entry } }
        open.append(entry)
        return entry
    }

    /// Answers the latest dialog. Returns whether there was one.
    func answer(_ files: [URL]?) -> Bool {
        guard let entry = open.popLast() else { return false }
        entry.answer(files)
        return true
    }
}

extension ViewHost {
    /// Whether a view shows a file dialog (`fileImporter`, `fileExporter`, `fileMover`).
    public var isFileDialogShown: Bool { !fileDialogs.open.isEmpty }

    /// Chooses files in the latest file dialog, like a user. Returns whether there was one.
    @discardableResult
    public func chooseFiles(_ files: [URL]) -> Bool {
        defer { tree.update() }
        return fileDialogs.answer(files)
    }

    /// Cancels the latest file dialog. Returns whether there was one.
    @discardableResult
    public func cancelFileDialog() -> Bool {
        defer { tree.update() }
        return fileDialogs.answer(nil)
    }
}
