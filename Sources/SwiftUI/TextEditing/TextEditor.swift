import SwiftUICore

/// A scrollable view for editing text with multiple lines, which takes the whole proposed size.
///
/// Command-F (Ctrl+F) opens a bar that finds and replaces text; see `findNavigator(isPresented:)` and `findDisabled(_:)`.
public struct TextEditor {
    @Environment(\.platformProfile) private var profile
    @Environment(\.textEditorStyle) private var style
    @Environment(\.textFormattingRule) private var formattingRule
    private let source: TextFieldSource
    private var styled: StyledSource?
    private let selection: Binding<TextSelection?>?

    /// Creates an editor for a text.
    nonisolated public init(text: Binding<String>) {
        source = TextFieldSource(text)
        selection = nil
    }

    /// Creates an editor for a text with styles. The keys Command-B, -I and -U and the context menu set and remove bold, italic and
    /// underlined text in the selection; typed characters get the styles of the character before them.
    nonisolated public init(text: Binding<AttributedString>) {
        styled = StyledSource(text: text)
        source = StyledSource(text: text).characters
        selection = nil
    }

    /// Creates an editor for a text with styles, whose selection the program reads and sets; see ``AttributedTextSelection``.
    nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) {
        let styled = StyledSource(text: text, selection: selection)
        self.styled = styled
        source = styled.characters
        self.selection = styled.characterSelection
    }

    /// Creates an editor for a text, whose selection the program reads and sets.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        source = TextFieldSource(text)
        self.selection = selection
    }
}

extension TextEditor: View {
    public var body: some View {
        AnyView(style.makeBody(configuration: TextEditorStyleConfiguration(editor: AnyView(editor))))
    }

    @MainActor private var editor: some View {
        let styled = styled?.constrained(by: formattingRule)
        let vertical = profile.controls.field.editorPadding
        return FindableEditor(
            field: EditableField(
                source: styled?.characters ?? source, styled: styled, selection: selection, isMultiline: true, fillsHeight: true,
                placeholder: EmptyView()),
            // The insets of the platforms' text views.
            insets: EdgeInsets(top: vertical, leading: 5, bottom: vertical, trailing: 5))
    }
}
