import Foundation
import SwiftUICore

/// The settings that modifiers make for the file dialogs inside their view.
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

extension EnvironmentValues {
    @Entry var fileDialogSettings: FileDialogSettings = FileDialogSettings()
}

extension View {
    /// Sets the message of the file dialogs presented inside this view; nil for none.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.message = message }
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
        transformEnvironment(\.fileDialogSettings) { $0.confirmationLabel = label }
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
        transformEnvironment(\.fileDialogSettings) { $0.directory = defaultDirectory }
    }
}
