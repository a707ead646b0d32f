import SwiftUICore

/// A field of one line with what a program sets by UIKit's `appearance()`: a button that removes the text, the colours of the caret and of
/// the background.
struct AppearingField<Placeholder: View>: View {
    var field: EditableField<Placeholder>
    @State private var isEditing = false
    @Environment(\.tintStyle) private var tint

    var body: some View {
        let appearance = ControlAppearances.textFields
        HStack(spacing: 6) {
            observedField
            if hasClearButton(appearance.clearButton) {
                ClearTextButton {
                    field.source.write("")
                    _ = field.source.commit("")
                }
            }
        }
        .environment(\.tintStyle, tint ?? appearance.tint.map { AnyShapeStyle($0) })
        .background(appearance.background ?? .clear)
    }

    /// The field, which says when it is being edited.
    private var observedField: EditableField<Placeholder> {
        var result = field
        let report = field.source.onEditingChanged
        result.source.onEditingChanged = {
            isEditing = $0
            report($0)
        }
        return result
    }

    private func hasClearButton(_ mode: TextFieldAppearance.ClearButton) -> Bool {
        guard !field.source.read().isEmpty else { return false }
        return switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}

/// The button at the end of a field that removes its text.
struct ClearTextButton: View {
    var action: @MainActor () -> Void

    var body: some View {
        ActionTarget(action: action) {
            Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
        }
        .accessibilityLabel(Text("Clear"))
    }
}
