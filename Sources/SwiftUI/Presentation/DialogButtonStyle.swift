import SwiftUICore

/// Whether one of the actions has the cancel role.
struct HasCancelKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Whether one of the actions has the destructive role.
struct HasDestructiveKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// A style for the buttons of a dialog, which shows only the buttons with certain roles.
struct DialogButtonStyle {
    var shows: (ButtonRole?) -> Bool
    var isFilled = false
    /// Receives the action of a cancel button that is not shown.
    var cancelAction: DialogCancelAction?
    var end: DialogEnd
}

extension DialogButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        if shows(configuration.role) {
            DialogButton(configuration: configuration, isFilled: isFilled, end: end)
                .preference(key: HasCancelKey.self, value: false)
                .preference(key: HasDestructiveKey.self, value: configuration.role == .destructive)
        } else {
            let _ = cancelAction?.receive(configuration)
            Color.clear.frame(height: 0)
                .onDisappear { if configuration.role == .cancel { cancelAction?.action = nil } }
                .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
        }
    }
}

private struct DialogButton: View {
    var configuration: PrimitiveButtonStyleConfiguration
    var isFilled: Bool
    var end: DialogEnd
    @Environment(\.surfaces) private var surfaces
    @Environment(\.lengthScale) private var scale

    init(configuration: PrimitiveButtonStyleConfiguration, isFilled: Bool, end: DialogEnd) {
        self.configuration = configuration
        self.isFilled = isFilled
        self.end = end
    }

    var body: some View {
        if isFilled {
            DismissingButton(
                configuration: configuration, style: PressedFill(fades: true), end: end, label: FilledDialogLabel(configuration: configuration)
            )
        } else {
            DismissingButton(configuration: configuration, style: PressedFill(fades: false), end: end, label: label)
        }
    }

    private var label: some View {
        configuration.label
            .font(
                .system(
                    size: surfaces.profile.dialogs.choiceFontSize, weight: configuration.role == .cancel ? .semibold : .regular, relativeTo: .title3)
            )
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(surfaces.destructive) : AnyShapeStyle(.tint))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: scale(surfaces.profile.dialogs.choiceButtonHeight, relativeTo: .title3))
            .overlay(alignment: .top) { if configuration.role != .cancel { Hairline() } }
            .contentShape(Rectangle())
    }
}
