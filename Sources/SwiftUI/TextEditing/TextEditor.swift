import SwiftUICore

/// A scrollable view for editing text with multiple lines, which takes the whole proposed size.
public struct TextEditor {
    @Environment(\.platformProfile) private var profile
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?

    /// Creates an editor for a text.
    nonisolated public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// Creates an editor for a text, whose selection the program reads and sets.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }
}

extension TextEditor: View {
    public var body: some View {
        EditableField(source: TextFieldSource(text), selection: selection, isMultiline: true, fillsHeight: true, placeholder: EmptyView())
            // The insets of the platforms' text views.
            .padding(.horizontal, 5)
            .padding(.vertical, profile.controls.field.editorPadding)
            .background(.background)
    }
}
