import Foundation
import SwiftUI
import SwiftUICore

/// The questions for files that views ask in a test, one after another.
@MainActor final class FileDialogRecord: FileDialogHost {
    /// A question, until it is answered or taken away.
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

    /// Answers the latest question; says whether there was one.
    func answer(_ files: [URL]?) -> Bool {
        guard let entry = open.popLast() else { return false }
        entry.answer(files)
        return true
    }
}

extension ViewHost {
    /// Whether a view asks for files (`fileImporter`, `fileExporter`, `fileMover`).
    public var isFileDialogShown: Bool { !fileDialogs.open.isEmpty }

    /// Answers the latest question for files as a user would; says whether there was one.
    @discardableResult
    public func chooseFiles(_ files: [URL]) -> Bool {
        defer { tree.update() }
        return fileDialogs.answer(files)
    }

    /// Turns away from the latest question for files; says whether there was one.
    @discardableResult
    public func cancelFileDialog() -> Bool {
        defer { tree.update() }
        return fileDialogs.answer(nil)
    }
}
