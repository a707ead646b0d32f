import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's dialog to choose a file to write, shown above the active window.
@preconcurrency @MainActor open class NSSavePanel {
    /// The message of the dialog; empty for the desktop's default.
    open var message: String! = ""
    /// The title of the dialog, which the message replaces.
    open var title: String! = ""
    /// The label of the button that accepts the choice; empty for the desktop's default.
    open var prompt: String! = ""
    /// The folder that is shown first; nil for the one used last.
    open var directoryURL: URL?
    /// The suggested name of the file.
    open var nameFieldStringValue = ""
    /// The types of files that can be chosen; empty for all.
    open var allowedContentTypes: [UTType] = []
    /// The filename extensions and identifiers of the types that can be chosen; nil for all. Empty ones are ignored. `allowedContentTypes` is
    /// the same setting.
    open var allowedFileTypes: [String]? {
        get { allowedContentTypes.isEmpty ? nil : allowedContentTypes.map { $0.preferredFilenameExtension ?? $0.identifier } }
        set { allowedContentTypes = (newValue ?? []).compactMap { UTType($0) ?? UTType(filenameExtension: $0) } }
    }
    /// Stored, without effect: desktops always let the user create folders.
    open var canCreateDirectories = true
    /// Stored, without effect.
    open var showsHiddenFiles = false
    /// Stored, without effect.
    open var isExtensionHidden = false
    /// Stored, without effect: desktops let the user choose any name.
    open var allowsOtherFileTypes = false
    /// Stored, without effect: packages are folders on Linux.
    open var treatsFilePackagesAsDirectories = false

    /// The chosen file; nil before the user has chosen one, or after cancelling.
    open var url: URL? { urls.first }
    /// The chosen files.
    package(set) public var urls: [URL] = []
    private var shown: (any ShownFileDialog)?
    /// The closure that waits for the response.
    private var handler: (@MainActor (NSApplication.ModalResponse) -> Void)?

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

    /// Shows the dialog and calls a closure with the user's response. Without a window the response is `cancel`, at once.
    open func begin(completionHandler handler: @escaping @MainActor (NSApplication.ModalResponse) -> Void) {
        urls = []
        guard let host = ProgramServices.dialogHost() else { return handler(.cancel) }
        self.handler = handler
        shown = host.show(dialog) { [self] files in
            urls = files ?? []
            respond(files == nil ? .cancel : .OK)
        }
    }

    /// Shows the dialog in front of a window and calls a closure with the user's response.
    open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping @MainActor (NSApplication.ModalResponse) -> Void) {
        window.makeKeyAndOrderFront(nil)
        begin(completionHandler: handler)
    }

    /// Shows the dialog in front of a window and returns the user's response.
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
        window.makeKeyAndOrderFront(nil)
        return await begin()
    }

    private func respond(_ response: NSApplication.ModalResponse) {
        let handler = handler
        self.handler = nil
        shown = nil
        handler?(response)
    }

    /// Shows the dialog and returns the user's response.
    open func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
    }

    /// Shows the dialog and returns the user's response. Meanwhile other windows handle events. Returns `cancel` if the program has no
    /// window.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        var answer: NSApplication.ModalResponse?
        begin { answer = $0 }
        while answer == nil { ProgramServices.runEvents() }
        return answer ?? .cancel
    }

    /// Closes the dialog as if the user had cancelled it.
    open func cancel(_ sender: Any?) {
        shown?.dismiss()
        respond(.cancel)
    }
}

/// The desktop's dialog to choose files to read, shown above the active window.
open class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen.
    open var canChooseFiles = true
    /// Whether folders can be chosen. Desktops choose either files or folders: files, if they can be chosen.
    open var canChooseDirectories = false
    /// Whether several files can be chosen.
    open var allowsMultipleSelection = false
    /// Stored, without effect: symbolic links are always resolved.
    open var resolvesAliases = true

    override package var purpose: FileDialog.Purpose {
        canChooseDirectories && !canChooseFiles ? .folder : .open(allowsMultiple: allowsMultipleSelection)
    }
}
