import SwiftUICore

/// The border and the background of a text field, with a ring while it has the focus.
struct FieldBorder: View {
    @Environment(\.self) private var values
    var isSquare: Bool
    var isFocused: Bool

    init(isSquare: Bool, isFocused: Bool) {
        self.isSquare = isSquare
        self.isFocused = isFocused
    }

    var body: some View {
        let (metrics, colors) = (values.platformProfile.controls.field, values.controlColors)
        let shape = RoundedRectangle(cornerRadius: isSquare ? 0 : metrics.cornerRadius, style: .continuous)
        let width = metrics.borderWidth ?? max(0.5, values.pixelLength)
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
}
