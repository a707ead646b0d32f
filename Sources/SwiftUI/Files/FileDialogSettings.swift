import Foundation
import SwiftUICore

/// What views say of the file dialogs below them.
struct FileDialogSettings {
    var message: Text?
    var confirmationLabel: Text?
    var directory: URL?

    func apply(to dialog: inout FileDialog, in environment: EnvironmentValues) {
        func string(_ text: Text) -> String { text.plainString(in: environment) }
        dialog.message = message.map(string)
        dialog.confirmationLabel = confirmationLabel.map(string)
        dialog.directory = directory
    }
}

private enum FileDialogSettingsKey: EnvironmentKey { static var defaultValue: FileDialogSettings { FileDialogSettings() } }

extension EnvironmentValues {
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}

extension View {
    /// The message in the file dialogs that the view shows.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.message = message }
    }

    /// The message in the file dialogs that the view shows, looked up in the program's tables.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// The message in the file dialogs that the view shows.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ message: some StringProtocol) -> some View {
        fileDialogMessage(Text(message))
    }

    /// What the button that ends the view's file dialogs says.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.confirmationLabel = label }
    }

    /// What the button that ends the view's file dialogs says, looked up in the program's tables.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// What the button that ends the view's file dialogs says.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// The folder that the view's file dialogs show first; nil for the one where the user was last.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.directory = defaultDirectory }
    }
}
