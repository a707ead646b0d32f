import SwiftUICore

extension EnvironmentValues {
    /// Whether the view is the value of labelled content whose texts have the secondary colour, but not its controls.
    @Entry var isLabeledValue = false

    /// Whether the view is in the value of labelled content.
    @Entry var isInLabeledContent = false
}

/// Gives a control the colours that it has outside of labelled content, unless the program has set a foreground style.
struct ControlForeground: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        guard values.isLabeledValue else { return }
        values.isLabeledValue = false
        values.foregroundStyles = values.foregroundStyles.chosen ?? .standard
    }
}
