import Foundation

/// A question for files of the user's, as the window's host asks it.
package struct FileDialog {
    package enum Purpose: Equatable {
        /// Which file, or files, to read.
        case open(allowsMultiple: Bool)
        /// Under which name to write a file.
        case save(name: String)
        /// Into which folder to put something.
        case folder
    }

    /// Files of a kind, among others that are not shown.
    package struct Filter: Equatable {
        package var name: String
        /// Endings of file names, without the dot; none for all.
        package var filenameExtensions: [String]

        package init(name: String, filenameExtensions: [String]) {
            self.name = name
            self.filenameExtensions = filenameExtensions
        }
    }

    package var purpose: Purpose
    package var filters: [Filter] = []
    /// Nil for what the host calls it.
    package var message: String?
    package var confirmationLabel: String?
    /// Nil for where the user was last.
    package var directory: URL?

    package init(_ purpose: Purpose) {
        self.purpose = purpose
    }
}

/// Who asks the user for files: a window's host, or a test.
@MainActor package protocol FileDialogHost: AnyObject {
    /// Shows the question, and calls `answer` once with the files, or with nil when the user wants none.
    func show(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any ShownFileDialog
}

/// A question that is being shown.
@MainActor package protocol ShownFileDialog: AnyObject {
    /// Takes the question away without an answer.
    func dismiss()
}

private enum FileDialogHostKey: EnvironmentKey { static var defaultValue: WeakFileDialogHost { WeakFileDialogHost() } }

/// The environment may outlive the host.
package struct WeakFileDialogHost: Equatable {
    package weak var host: (any FileDialogHost)?

    package init(_ host: (any FileDialogHost)? = nil) {
        self.host = host
    }

    package static func == (one: Self, other: Self) -> Bool { one.host === other.host }
}

extension EnvironmentValues {
    /// Who asks the user for files; nobody in pictures.
    package var fileDialogHost: WeakFileDialogHost {
        get { self[FileDialogHostKey.self] }
        set { self[FileDialogHostKey.self] = newValue }
    }
}
