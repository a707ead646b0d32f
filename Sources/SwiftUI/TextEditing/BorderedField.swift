import SwiftUICore

/// The measures and colours of a field's border (truth `control-008`, `control-014`, `macos-controls` `textfield_default`).
struct FieldBorder {
    var horizontalPadding: CGFloat
    var height: CGFloat
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var fill: Color
    var disabledFill: Color
    var border: Color
    /// Whether the border lies outside of the frame.
    var isOutside: Bool

    init(_ values: EnvironmentValues) {
        let isDark = values.colorScheme == .dark
        if values.platformProfile.isMacOS {
            (horizontalPadding, cornerRadius, borderWidth, isOutside) = (6, 6, 1, true)
            height = [.mini: 18, .small: 20, .large: 30, .extraLarge: 36][values.controlSize] ?? 24
            fill = isDark ? Color(white: 1, opacity: 0.08) : .white
            disabledFill = isDark ? Color(white: 1, opacity: 0.04) : Color(white: 0.98)
            border = isDark ? Color(white: 1, opacity: 0.12) : Color(white: 245.0 / 255)
        } else {
            (horizontalPadding, height, cornerRadius, borderWidth, isOutside) = (7, 34, 5, max(0.5, values.pixelLength), false)
            fill = isDark ? Color(white: 0) : .white
            disabledFill = isDark ? Color(white: 0.11) : Color(white: 0.97)
            border = isDark ? Color(white: 1, opacity: 0.2) : Color(white: 0, opacity: 0.2)
        }
    }
}

/// A field in a border.
struct BorderedField: View {
    @Environment(\.self) private var values
    @FocusState private var isFocused: Bool
    var field: TextField<_TextFieldStyleLabel>
    var isSquare: Bool

    var body: some View {
        let border = FieldBorder(values)
        let shape = RoundedRectangle(cornerRadius: isSquare ? 0 : border.cornerRadius, style: .continuous)
        field
            .focused($isFocused)
            .padding(.horizontal, border.horizontalPadding)
            .padding(.vertical, field.axis == .vertical ? (values.platformProfile.isMacOS ? 4 : 6.75) : 0)
            .frame(minHeight: border.height)
            // Where there is too little room a field keeps its height.
            .fixedSize(horizontal: false, vertical: true)
            .background {
                ZStack {
                    shape.fill(values.isEnabled ? border.fill : border.disabledFill)
                    shape.inset(by: border.isOutside ? -border.borderWidth / 2 : border.borderWidth / 2)
                        .stroke(border.border, lineWidth: border.borderWidth)
                    if isFocused, values.isFocusEffectEnabled, values.platformProfile.showsFocusRings {
                        RoundedRectangle(cornerRadius: isSquare ? 2 : border.cornerRadius + 1.25, style: .continuous)
                            .inset(by: -1.25)
                            .stroke(values.controlColors.focusRing, lineWidth: 3.5)
                    }
                }
            }
            .contentShape(Rectangle())
            .onTapGesture { isFocused = true }
    }
}
