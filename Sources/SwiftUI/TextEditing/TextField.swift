import Foundation
import SwiftUICore

/// A control for editing a text, or a value that is converted to and from text.
///
/// A text is changed with each key press; a value is changed when editing ends or the user presses Return, and on iOS also with each key press
/// after which a format can parse the text. The field takes the proposed
/// width and the height of its text. Its appearance is determined by `textFieldStyle(_:)`.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Price", value: $price, format: .currency(code: "EUR"))
/// ```
public struct TextField<Label: View> {
    @Environment(\.textFieldStyle) private var style
    @Environment(\.isInFormColumns) private var isInFormColumns
    @Environment(\.isInGroupedForm) private var isInGroupedForm
    @Environment(\.areLabelsHidden) private var hidesLabel
    @Environment(\.textInputSuggestions) private var suggestions
    var source: TextFieldSource
    var selection: Binding<TextSelection?>?
    var prompt: Text?
    var axis: Axis
    var isSecure: Bool
    var label: Label
    /// The accessibility label, for labels that are not texts.
    private var title: Text?

    nonisolated init(
        source: TextFieldSource, selection: Binding<TextSelection?>? = nil, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false,
        label: Label, title: Text? = nil
    ) {
        self.source = source
        self.selection = selection
        self.prompt = prompt
        self.axis = axis
        self.isSecure = isSecure
        self.label = label
        self.title = title
    }
}

extension TextField: View {
    public var body: some View {
        if Label.self == _TextFieldStyleLabel.self {
            field
        } else if isInFormColumns, !hidesLabel {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                if !hasEmptyTitle { label.accessibilityHidden(true) }
                styled(prompt: prompt ?? Text(verbatim: "")).afterFormLabel()
            }
        } else if isInGroupedForm, !hidesLabel {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                if !hasEmptyTitle { ControlTitle(label).accessibilityHidden(true) }
                styled(prompt: prompt ?? Text(verbatim: "")).multilineTextAlignment(.trailing)
            }
        } else {
            styled(prompt: prompt)
        }
    }

    /// Whether the label is an empty text, which has no place before the field.
    private var hasEmptyTitle: Bool { (label as? Text)?.plainString().isEmpty == true }

    @MainActor private func styled(prompt: Text?) -> AnyView {
        AnyView.field(
            style,
            TextField<_TextFieldStyleLabel>(
                source: source, selection: selection, prompt: prompt, axis: axis, isSecure: isSecure, label: _TextFieldStyleLabel(AnyView(label)),
                title: (label as? Text) ?? prompt))
    }

    /// The field without decoration.
    @ViewBuilder @MainActor private var field: some View {
        let field = EditableField(
            source: source, selection: selection, isSecure: isSecure, isMultiline: axis == .vertical, title: title,
            placeholder: ZStack { if let prompt { prompt } else { label } })
        if let suggestions, !isSecure {
            SuggestingField(field: field, suggestions: suggestions)
        } else if axis == .horizontal, ControlAppearances.textFields != TextFieldAppearance() {
            AppearingField(field: field)
        } else {
            field
        }
    }
}

extension AnyView {
    @MainActor static func field<Style: TextFieldStyle>(_ style: Style, _ field: TextField<_TextFieldStyleLabel>) -> AnyView {
        AnyView(StyledView(style, field) { $0._body(configuration: $1) }.modifier(ControlSizeFont()).modifier(ControlForeground()))
    }
}

extension TextField {
    /// Creates a field for a text with a custom label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextFieldSource(text), prompt: prompt, label: label())
    }

    /// Creates a field for a text with a custom label, which scrolls along an axis. With a vertical axis it grows with its lines.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(source: TextFieldSource(text), prompt: prompt, axis: axis, label: label())
    }

    /// Creates a field for an optional value in a format, with a custom label. An empty field is nil.
    ///
    /// On iOS the value is changed with each key press after which the text can be parsed, on macOS at the end of the entry.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: label())
    }

    /// Creates a field for a value in a format, with a custom label. Text that cannot be parsed is reverted.
    ///
    /// On iOS the value is changed with each key press after which the text can be parsed, on macOS at the end of the entry.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: label())
    }

    /// Creates a field for a value that a formatter converts, with a custom label. Text that it cannot parse is reverted.
    ///
    /// Number, date and ISO 8601 formatters are supported; other formatters only format, and the typed text itself is the value.
    nonisolated public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: prompt, label: label())
    }
}
