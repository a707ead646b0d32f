import SwiftUICore

/// An alert in the centre of the window.
struct AlertPresentation<Message: View, Actions: View>: View {
    var title: Text
    var message: Message
    var actions: Actions
    var end: DialogEnd
    @Environment(\.surfaces) private var surfaces

    init(
        title: Text, message: Message, actions: Actions, dismiss: @escaping @MainActor () -> Void, confirmed: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.message = message
        self.actions = actions
        end = DialogEnd(dismiss: dismiss, confirmed: confirmed)
    }

    var body: some View {
        Group {
            surfaces.dimming
                .ignoresSafeArea()
                .contentShape(Rectangle())
                .transition(.opacity.animation(SheetMotion.fade))
                .accessibilityHidden(true)
            panel
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .transition(.opacity.combined(with: .scale(scale: 1.08)).animation(.spring(duration: 0.3, bounce: 0)))
                .accessibilityAddTraits(.isModal)
        }
        .presentedEnvironment(isOnSheet: true)
    }

    private var panel: some View {
        let metrics = surfaces.profile.dialogs
        let shape = RoundedRectangle(cornerRadius: metrics.alertRadius, style: .continuous)
        return AlertPanel(title: title, message: message, actions: actions, end: end)
            .clipShape(shape)
            .overlay { if metrics.hasOutline { shape.strokeBorder(surfaces.separator, lineWidth: 0.5) } }
            .shadow(metrics.alertShadow)
    }
}

/// The functions that end an alert or a dialog.
package struct DialogEnd {
    /// Removes the dialog.
    var dismiss: @MainActor () -> Void
    /// Called after a button other than the cancel button has removed the dialog; nil if nothing depends on the choice.
    var confirmed: (@MainActor () -> Void)?

    package init(dismiss: @escaping @MainActor () -> Void, confirmed: (@MainActor () -> Void)? = nil) {
        self.dismiss = dismiss
        self.confirmed = confirmed
    }

    /// Ends the dialog after a button with a role has been pressed.
    @MainActor func callAsFunction(_ role: ButtonRole?) {
        dismiss()
        if role != .cancel { confirmed?() }
    }
}

/// A style for alert buttons, which close the alert after their action.
struct AlertButtonStyle {
    var end: DialogEnd
}

extension AlertButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        AlertButton(configuration: configuration, end: end)
            .layoutValue(key: DialogRoleKey.self, value: configuration.role == .cancel ? .cancel : .other)
            .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
    }
}

private struct AlertButton: View {
    var configuration: PrimitiveButtonStyleConfiguration
    var end: DialogEnd
    @Environment(\.surfaces) private var surfaces
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lengthScale) private var scale
    @Environment(\.defaultDialogButton) private var defaultButton
    @Namespace private var id

    /// Whether this is the first button without a role, which on macOS is filled and pressed by Return.
    private var isDefault: Bool { defaultButton == id }

    var body: some View {
        DismissingButton(
            configuration: configuration, style: PressedFill(fades: surfaces.profile.dialogs.hasFilledButtons),
            shortcut: isDefault && surfaces.isMac ? .defaultAction : nil, end: end, label: label
        )
        .preference(key: DefaultButtonKey.self, value: configuration.role == nil ? id : nil)
    }

    @ViewBuilder private var label: some View {
        let metrics = surfaces.profile.dialogs
        if metrics.hasFilledButtons {
            FilledDialogLabel(configuration: configuration, isDefault: isDefault)
        } else {
            configuration.label
                .font(configuration.role == .cancel ? metrics.alertCancelFont : metrics.alertButtonFont)
                .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(surfaces.destructive) : AnyShapeStyle(.tint))
                .opacity(isEnabled ? 1 : 0.4)
                .lineLimit(1)
                .minimumScaleFactor(0.7)
                .padding(.horizontal, 8)
                .frame(maxWidth: .infinity)
                .frame(height: scale(metrics.alertButtonHeight))
                .overlay(alignment: .top) { Hairline() }
                .overlay(alignment: .leading) { surfaces.separator.frame(width: pixelLength).offset(x: -pixelLength) }
                .contentShape(Rectangle())
        }
    }
}

/// The label of a button of an alert or a dialog on a filled background.
struct FilledDialogLabel: View {
    var configuration: PrimitiveButtonStyleConfiguration
    /// Whether the background has the tint colour.
    var isDefault = false
    @Environment(\.surfaces) private var surfaces
    @Environment(\.lengthScale) private var scale

    init(configuration: PrimitiveButtonStyleConfiguration, isDefault: Bool = false) {
        self.configuration = configuration
        self.isDefault = isDefault
    }

    var body: some View {
        let metrics = surfaces.profile.dialogs
        configuration.label
            .font(configuration.role == .cancel ? metrics.alertCancelFont : metrics.alertButtonFont)
            .foregroundStyle(isDefault ? .white : configuration.role == .destructive ? surfaces.destructive : .primary)
            .frame(maxWidth: .infinity)
            .frame(height: scale(metrics.alertButtonHeight))
            .background {
                RoundedRectangle(cornerRadius: metrics.alertButtonRadius, style: .continuous)
                    .fill(isDefault ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(0.08)))
            }
    }
}

/// The inner part of a button of an alert or dialog: performs the action of the button and closes the presentation.
struct DismissingButton<Label: View>: View {
    var configuration: PrimitiveButtonStyleConfiguration
    var style: PressedFill
    /// The shortcut of a button for which the program sets none; that of the cancel button is always Escape.
    var shortcut: KeyboardShortcut?
    var end: DialogEnd
    var label: Label
    @Environment(\.keyboardShortcut) private var programShortcut

    init(
        configuration: PrimitiveButtonStyleConfiguration, style: PressedFill, shortcut: KeyboardShortcut? = nil, end: DialogEnd, label: Label
    ) {
        self.configuration = configuration
        self.style = style
        self.shortcut = shortcut
        self.end = end
        self.label = label
    }

    var body: some View {
        Button {
            configuration.trigger()
            end(configuration.role)
        } label: {
            label
        }
        .buttonStyle(style)
        .partOfButton()
        .keyboardShortcut(programShortcut ?? (configuration.role == .cancel ? .cancelAction : shortcut))
    }
}

extension View {
    /// Makes this button the inner part of another button. Pointers press the inner button; keys and assistive technologies press the outer
    /// one.
    func partOfButton() -> some View {
        environment(\.isControlPart, true).environment(\.buttonCompletion, nil)
    }
}

/// A button style that highlights the button while it is pressed.
struct PressedFill: ButtonStyle {
    /// Whether the label fades while pressed; otherwise it gets a background.
    var fades: Bool

    nonisolated init(fades: Bool) {
        self.fades = fades
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background { if configuration.isPressed, !fades { Color.primary.opacity(0.08) } }
            .groupOpacity(configuration.isPressed && fades ? 0.75 : 1)
    }
}
