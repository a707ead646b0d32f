import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's dialog for the place of a file to write, over the window in front.
@MainActor open class NSSavePanel {
    /// The message of the dialog; empty for the desktop's own.
    open var message: String! = ""
    /// The title of the dialog, which the message replaces.
    open var title: String! = ""
    /// The label of the button that accepts; empty for the desktop's own.
    open var prompt: String! = ""
    /// The folder that is shown first; nil for the one used last.
    open var directoryURL: URL?
    /// The suggested name of the file.
    open var nameFieldStringValue = ""
    /// The types of files that can be chosen; empty for all.
    open var allowedContentTypes: [UTType] = []
    /// Kept, without effect: desktops offer to make folders.
    open var canCreateDirectories = true
    /// Kept, without effect.
    open var showsHiddenFiles = false
    /// Kept, without effect.
    open var isExtensionHidden = false

    /// The chosen file; nil before the answer, or without one.
    open var url: URL? { urls.first }
    /// The chosen files.
    package(set) public var urls: [URL] = []
    private var shown: (any ShownFileDialog)?

    /// Creates a dialog.
    public init() {}

    package var purpose: FileDialog.Purpose { .save(name: nameFieldStringValue) }

    private var dialog: FileDialog {
        var dialog = FileDialog(purpose)
        let text = message.isEmpty ? title ?? "" : message ?? ""
        dialog.message = text.isEmpty ? nil : text
        dialog.confirmationLabel = prompt.isEmpty ? nil : prompt
        dialog.directory = directoryURL
        dialog.filters = FileDialog.Filter.filters(allowedContentTypes)
        return dialog
    }

    /// Shows the dialog and calls a closure with the answer: `cancel` at once if there is no window to show it over.
    open func begin(completionHandler handler: @escaping @MainActor (NSApplication.ModalResponse) -> Void) {
        urls = []
        guard let host = ProgramServices.dialogHost() else { return handler(.cancel) }
        shown = host.show(dialog) { [self] files in
            shown = nil
            urls = files ?? []
            handler(files == nil ? .cancel : .OK)
        }
    }

    /// Shows the dialog and returns the answer.
    open func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
    }

    /// Shows the dialog and waits for the answer, while other windows handle events. Returns `cancel` if the program has no window.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        var answer: NSApplication.ModalResponse?
        begin { answer = $0 }
        while answer == nil { ProgramServices.runEvents() }
        return answer ?? .cancel
    }

    /// Closes the dialog without an answer.
    open func cancel(_ sender: Any?) {
        shown?.dismiss()
        shown = nil
    }
}

/// The desktop's dialog for files to read, over the window in front.
open class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen.
    open var canChooseFiles = true
    /// Whether folders can be chosen. Desktops choose either files or folders: files, if they can be chosen.
    open var canChooseDirectories = false
    /// Whether several files can be chosen.
    open var allowsMultipleSelection = false
    /// Kept, without effect: links are resolved by the system.
    open var resolvesAliases = true

    override package var purpose: FileDialog.Purpose {
        canChooseDirectories && !canChooseFiles ? .folder : .open(allowsMultiple: allowsMultipleSelection)
    }
}
