import Foundation
import SwiftUICore

/// The settings that modifiers make for the file dialogs inside their view.
struct FileDialogSettings {
    var message: Text?
    var confirmationLabel: Text?
    var directory: URL?
    /// The identifier under which the dialog remembers its folder; nil for none.
    var customizationID: String?
    /// Whether symbolic links are returned as such.
    var keepsLinks = false
    var browserOptions: FileDialogBrowserOptions = []
    var filenameLabel: Text?

    /// The key under which the folder of dialogs is kept.
    private var directoryKey: String? { customizationID.map { "FileDialogDirectory." + $0 } }

    func apply(to dialog: inout FileDialog, in environment: EnvironmentValues) {
        func string(_ text: Text) -> String { text.plainString(in: environment) }
        dialog.message = message.map(string)
        dialog.confirmationLabel = confirmationLabel.map(string)
        let remembered = directoryKey.flatMap { UserDefaults.standard.string(forKey: $0) }.map { URL(fileURLWithPath: $0, isDirectory: true) }
        dialog.directory = directory ?? remembered
    }

    /// Returns the chosen files in the form that the program asks for, and remembers their folder.
    func chosen(_ files: [URL], in dialog: FileDialog) -> [URL] {
        if let directoryKey, let file = files.first {
            let folder = dialog.purpose == .folder ? file : file.deletingLastPathComponent()
            UserDefaults.standard.set(folder.path, forKey: directoryKey)
        }
        guard !keepsLinks, case .open = dialog.purpose else { return files }
        return files.map { $0.resolvingSymlinksInPath() }
    }
}

/// What a file dialog shows of the files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The contents of packages.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// The extensions of file names.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
    /// Hidden files.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension EnvironmentValues {
    @Entry var fileDialogSettings: FileDialogSettings = FileDialogSettings()
}

extension View {
    /// Sets the message of the file dialogs presented inside this view; nil for none.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        changingEnvironment(\.fileDialogSettings) { $0.message = message }
    }

    /// Sets the localized message of the file dialogs presented inside this view.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the message of the file dialogs presented inside this view, without localization.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ message: some StringProtocol) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the title of the confirmation button of the file dialogs presented inside this view; nil for the default.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        changingEnvironment(\.fileDialogSettings) { $0.confirmationLabel = label }
    }

    /// Sets the localized title of the confirmation button of the file dialogs presented inside this view.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the title of the confirmation button of the file dialogs presented inside this view, without localization.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the initial folder of the file dialogs presented inside this view; nil for the folder used last.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        changingEnvironment(\.fileDialogSettings) { $0.directory = defaultDirectory }
    }

    /// Gives the file dialogs presented inside this view an identifier, under which the program remembers the folder that was used last.
    /// A folder set with `fileDialogDefaultDirectory(_:)` takes precedence.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        changingEnvironment(\.fileDialogSettings) { $0.customizationID = id }
    }

    /// Sets whether the file importers inside this view return symbolic links themselves, instead of the files that they refer to.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        changingEnvironment(\.fileDialogSettings) { $0.keepsLinks = imports }
    }

    /// Sets which details of files the file dialogs presented inside this view show.
    ///
    /// The dialogs of Linux desktops leave this to the user, with a command of their own for hidden files, and always show extensions and
    /// the contents of folders: the options are kept in the environment and change nothing.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        changingEnvironment(\.fileDialogSettings) { $0.browserOptions = options }
    }

    /// Sets the label of the field for the name in the file exporters inside this view; nil for the default.
    ///
    /// The dialogs of Linux desktops have a fixed label: the text is kept in the environment and is not shown.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        changingEnvironment(\.fileDialogSettings) { $0.filenameLabel = label }
    }

    /// Sets the localized label of the field for the name in the file exporters inside this view. It is not shown on Linux.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets the label of the field for the name in the file exporters inside this view, without localization. It is not shown on Linux.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }
}
