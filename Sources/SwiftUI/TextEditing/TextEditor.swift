import SwiftUICore

/// A place for text of many lines: it takes all the room it gets, and scrolls.
public struct TextEditor {
    @Environment(\.platformProfile) private var profile
    private let text: Binding<String>

    /// A place for a text.
    nonisolated public init(text: Binding<String>) {
        self.text = text
    }
}

extension TextEditor: View {
    public var body: some View {
        EditableField(source: TextFieldSource(text), isMultiline: true, fillsHeight: true, placeholder: EmptyView())
            // The insets of the platforms' own text views.
            .padding(.horizontal, 5)
            .padding(.vertical, profile.controls.field.editorPadding)
            .background(.background)
    }
}
