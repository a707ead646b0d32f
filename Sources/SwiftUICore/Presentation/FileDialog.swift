import Foundation

/// The parameters of a file dialog, which the window's host shows.
package struct FileDialog {
    package enum Purpose: Equatable {
        /// Selects one or more files to read.
        case open(allowsMultiple: Bool)
        /// Selects the name under which to write a file.
        case save(name: String)
        /// Selects a folder.
        case folder
    }

    /// A type of files to which the dialog can be restricted.
    package struct Filter: Equatable {
        package var name: String
        /// The file name extensions, without the dot; empty for all files.
        package var filenameExtensions: [String]

        package init(name: String, filenameExtensions: [String]) {
            self.name = name
            self.filenameExtensions = filenameExtensions
        }
    }

    package var purpose: Purpose
    package var filters: [Filter] = []
    /// The message; nil for the host's default.
    package var message: String?
    package var confirmationLabel: String?
    /// The initial directory; nil for the last one used.
    package var directory: URL?

    package init(_ purpose: Purpose) {
        self.purpose = purpose
    }
}

/// Shows file dialogs; implemented by the window's host and by tests.
@MainActor package protocol FileDialogHost: AnyObject {
    /// Shows a dialog, and calls `answer` once with the selected files, or with nil if the user cancels.
    func show(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any ShownFileDialog
}

/// A dialog that is being shown.
@MainActor package protocol ShownFileDialog: AnyObject {
    /// Closes the dialog without calling its handler.
    func dismiss()
}

/// A weak reference, since the environment may outlive the host.
package struct WeakFileDialogHost: Equatable {
    package weak var host: (any FileDialogHost)?

    package init(_ host: (any FileDialogHost)? = nil) {
        self.host = host
    }

    package static func == (one: Self, other: Self) -> Bool { one.host === other.host }
}

extension EnvironmentValues {
    /// The host that shows file dialogs; empty in rendered images.
    @Entry package var fileDialogHost: WeakFileDialogHost = WeakFileDialogHost()
}
