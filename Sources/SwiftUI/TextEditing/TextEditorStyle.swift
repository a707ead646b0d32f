import SwiftUICore

/// A type that defines the appearance of text editors.
///
/// ```swift
/// TextEditor(text: $note).textEditorStyle(.plain)
/// ```
@MainActor @preconcurrency public protocol TextEditorStyle {
    /// The type of the view returned by `makeBody`.
    associatedtype Body: View

    /// Returns the view of an editor.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of an editor.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor, which the styles of the module decorate.
public struct TextEditorStyleConfiguration {
    let editor: AnyView
}

/// The default style of the platform: the editor on its background, which `scrollContentBackground(_:)` hides.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EditorOnBackground(editor: configuration.editor) }
}

private struct EditorOnBackground: View {
    var editor: AnyView
    @Environment(\.listSettings.hidesBackground) private var hidesBackground

    init(editor: AnyView) {
        self.editor = editor
    }

    var body: some View {
        editor.background { if !hidesBackground { Rectangle().fill(.background) } }
    }
}

/// A style without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A style with a border and rounded corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { BorderedEditor(editor: configuration.editor) }
}

private struct BorderedEditor: View {
    var editor: AnyView
    @FocusState private var isFocused: Bool

    init(editor: AnyView) {
        self.editor = editor
    }

    var body: some View {
        editor.focused($isFocused).background { FieldBorder(isSquare: false, isFocused: isFocused) }
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style of the platform: the editor on its background.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A border with rounded corners.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension EnvironmentValues {
    @Entry var textEditorStyle: any TextEditorStyle = AutomaticTextEditorStyle()
}

extension View {
    /// Sets the style of the text editors inside this view.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        environment(\.textEditorStyle, style)
    }
}
