import SwiftUICore

/// A field in a border.
struct BorderedField: View {
    @Environment(\.self) private var values
    @FocusState private var isFocused: Bool
    var field: TextField<_TextFieldStyleLabel>
    var isSquare: Bool

    var body: some View {
        let (metrics, colors) = (values.platformProfile.controls.field, values.controlColors)
        let shape = RoundedRectangle(cornerRadius: isSquare ? 0 : metrics.cornerRadius, style: .continuous)
        let width = metrics.borderWidth ?? max(0.5, values.pixelLength)
        field
            .focused($isFocused)
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, field.axis == .vertical ? metrics.multilinePadding : 0)
            .frame(minHeight: metrics.heights[values.controlSize] ?? metrics.regularHeight)
            // Where there is too little room a field keeps its height.
            .fixedSize(horizontal: false, vertical: true)
            .background {
                ZStack {
                    shape.fill(values.isEnabled ? colors.fieldFill : colors.disabledFieldFill)
                    shape.inset(by: metrics.isBorderOutside ? -width / 2 : width / 2)
                        .stroke(colors.fieldBorder, lineWidth: width)
                    if isFocused, values.isFocusEffectEnabled, values.platformProfile.showsFocusRings {
                        RoundedRectangle(cornerRadius: isSquare ? 2 : metrics.cornerRadius + 1.25, style: .continuous)
                            .inset(by: -1.25)
                            .stroke(Color(system: .focusRing), lineWidth: 3.5)
                    }
                }
            }
            .contentShape(Rectangle())
            .onTapGesture { isFocused = true }
    }
}
