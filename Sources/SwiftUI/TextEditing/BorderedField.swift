import SwiftUICore

/// A text field with a border.
struct BorderedField: View {
    @Environment(\.self) private var values
    @FocusState private var isFocused: Bool
    var field: TextField<_TextFieldStyleLabel>
    var isSquare: Bool

    var body: some View {
        let metrics = values.platformProfile.controls.field
        field
            .focused($isFocused)
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, field.axis == .vertical ? metrics.multilinePadding : 0)
            .frame(minHeight: metrics.heights[values.controlSize] ?? metrics.regularHeight)
            // Keeps its height when too little is proposed.
            .fixedSize(horizontal: false, vertical: true)
            .background { FieldBorder(isSquare: isSquare, isFocused: isFocused) }
            .contentShape(Rectangle())
            .onTapGesture { isFocused = true }
    }
}
