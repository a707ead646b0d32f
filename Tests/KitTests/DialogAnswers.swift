import Foundation
import SwiftUICore

/// A host of dialogs that answers at once.
final class DialogAnswers: FileDialogHost {
    var files: [URL]?
    var shown: [FileDialog] = []

    func show(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any ShownFileDialog {
        shown.append(dialog)
        answer(files)
        return Shown()
    }

    private final class Shown: ShownFileDialog {
        func dismiss() {}
    }
}
