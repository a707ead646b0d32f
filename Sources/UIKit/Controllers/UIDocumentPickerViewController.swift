import Foundation
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's dialog to choose files to read, or places for files of the program.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
///     picker.delegate = self
///     presenter.present(picker, animated: true)
open class UIDocumentPickerViewController: UIViewController {
    /// The object that is told of the user's choice; nil for none.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen.
    open var allowsMultipleSelection = false
    /// The folder that is shown first; nil for the one used last.
    open var directoryURL: URL?
    /// Whether the extensions of names are shown. Kept only: desktops always show them.
    open var shouldShowFileExtensions = false
    private let types: [UTType]
    private let exported: [URL]?
    /// Whether chosen files are copied, or exported ones kept.
    private let copies: Bool
    private var shown: (any ShownFileDialog)?

    /// Creates a dialog to choose files of some types. If all of them are folder types, the user chooses a folder.
    ///
    /// - Parameter asCopy: Whether the program receives copies in its temporary folder in place of the files.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        types = contentTypes
        exported = nil
        copies = asCopy
        super.init()
    }

    /// Creates a dialog to choose a place for files of the program: a name for one, a folder for several.
    ///
    /// - Parameter asCopy: Whether the files remain where they are. Otherwise they are moved.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        types = []
        exported = urls
        copies = asCopy
        super.init()
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    override var presenter: AnyView { AnyView(EmptyView()) }

    private var dialog: FileDialog {
        var dialog: FileDialog
        if let exported {
            dialog = FileDialog(exported.count == 1 ? .save(name: exported[0].lastPathComponent) : .folder)
        } else {
            let areFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
            dialog = FileDialog(areFolders ? .folder : .open(allowsMultiple: allowsMultipleSelection))
            if !areFolders { dialog.filters = FileDialog.Filter.filters(types) }
        }
        dialog.directory = directoryURL
        dialog.message = title
        return dialog
    }

    override func didPresent() {
        // Without a window no dialog can be shown, which is as if the user had cancelled it.
        guard let host = ProgramServices.dialogHost() else { return answered(nil) }
        shown = host.show(dialog) { [weak self] in self?.answered($0) }
    }

    override func willDismiss() {
        shown?.dismiss()
        shown = nil
    }

    private func answered(_ files: [URL]?) {
        shown = nil
        presentingViewController?.dismiss(animated: false)
        guard let files, !files.isEmpty else {
            delegate?.documentPickerWasCancelled(self)
            return
        }
        let results = results(files)
        if !results.isEmpty { delegate?.documentPicker(self, didPickDocumentsAt: results) }
    }

    private func results(_ files: [URL]) -> [URL] {
        if let exported {
            return exported.compactMap { file in
                let place = exported.count == 1 ? files[0] : files[0].appending(path: file.lastPathComponent)
                let copy = FileCopy.copy(file, to: place)
                if copy != nil, !copies { try? FileManager.default.removeItem(at: file) }
                return copy
            }
        }
        guard copies else { return files }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return files.compactMap { FileCopy.copy($0, to: folder.appending(path: $0.lastPathComponent)) }
    }
}

/// An object that is told of the user's choice in a dialog for files.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called with the chosen files, or with the places of exported ones.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user has cancelled the dialog.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
