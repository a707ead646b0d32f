import SwiftUICore

/// A text field in a row of a list or table on macOS: plain, with a border around the text while it is edited.
struct RowField: View {
    @FocusState private var isFocused: Bool
    var field: TextField<_TextFieldStyleLabel>

    init(field: TextField<_TextFieldStyleLabel>) {
        self.field = field
    }

    var body: some View {
        field
            .focused($isFocused)
            .background {
                // Around the text, which stays in place.
                if isFocused { FieldBorder(isSquare: true, isFocused: true).padding(.horizontal, -3).padding(.vertical, -1) }
            }
    }
}
