import Foundation
import SwiftUICore

extension View {
    /// Sets the localized title of the page or the window.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the localized subtitle of the page or the window.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
    }

    /// Presents an alert with a localized title while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a localized title and a message while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a localized title for some data while `isPresented` is true and the data are not nil.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents a choice of actions with a localized title while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions with a localized title and a message while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Adds a search field with a localized prompt.
    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Shows a localized text when the pointer rests on the view.
    @_disfavoredOverload
    nonisolated public func help(_ resource: LocalizedStringResource) -> some View { help(Text(resource)) }

    /// Shows a localized badge.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }

    /// Sets the localized accessibility label of the view: a short description of what it is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }

    /// Sets the localized accessibility value of the view: a description of its current state.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }

    /// Sets the localized accessibility hint of the view: a description of the effect of using it.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }

    /// Adds an action with a localized name that assistive technologies offer.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }
}

extension View {
    /// Sets the localized label of this section in the index of its list; see `sectionIndexLabel(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel(_ titleResource: LocalizedStringResource) -> some View {
        sectionIndexLabel(Text(titleResource))
    }

    /// Sets the localized message of the file dialogs presented inside this view.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(messageResource))
    }

    /// Sets the localized title of the confirmation button of the file dialogs presented inside this view.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(labelResource))
    }

    /// Sets the localized label of the field for the name in the file exporters inside this view. It is not shown on Linux.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileExporterFilenameLabel(Text(labelResource))
    }

    /// Presents an alert with a localized title for some data while `isPresented` is true and the data are not nil.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents a choice of actions with a localized title for some data while `isPresented` is true and the data are not nil.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }

    /// Presents a choice of actions with a localized title and a message for some data while `isPresented` is true and the data are not nil.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: message)
    }

    /// Adds a toggle that suppresses the alert to the alerts in this view, with a localized title. Has no effect on iOS.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(_ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }
}
