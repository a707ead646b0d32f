import SwiftUICore

/// Gives text fields of the small control sizes of macOS the font of buttons of their size, unless the program has set a font.
struct ControlSizeFont: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        guard values.isMac, values.font == nil, values.controlSize == .small || values.controlSize == .mini else { return }
        values.font = values.platformProfile.controls.button(values.controlSize).font
    }
}
