import Foundation
import SwiftUICore

/// A field in which a text is entered.
///
/// Takes the width it gets and the height of its text. How it looks is up to the style; see `textFieldStyle(_:)`.
public struct TextField<Label: View> {
    @Environment(\.textFieldStyle) private var style
    @Environment(\.isInFormColumns) private var isInFormColumns
    @Environment(\.isInGroupedForm) private var isInGroupedForm
    @Environment(\.areLabelsHidden) private var hidesLabel
    var source: TextFieldSource
    var prompt: Text?
    var axis: Axis
    var isSecure: Bool
    var label: Label
    /// What the field is for, to those who do not see it, where the label does not say so itself.
    private var title: Text?

    nonisolated init(
        source: TextFieldSource, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false, label: Label, title: Text? = nil
    ) {
        self.source = source
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
            HStack(spacing: 8) {
                label.accessibilityHidden(true)
                styled(prompt: prompt ?? Text(verbatim: "")).afterFormLabel()
            }
        } else if isInGroupedForm, !hidesLabel {
            HStack(spacing: 8) {
                label.accessibilityHidden(true)
                styled(prompt: prompt ?? Text(verbatim: "")).multilineTextAlignment(.trailing)
            }
        } else {
            styled(prompt: prompt)
        }
    }

    @MainActor private func styled(prompt: Text?) -> AnyView {
        AnyView.field(
            style,
            TextField<_TextFieldStyleLabel>(
                source: source, prompt: prompt, axis: axis, isSecure: isSecure, label: _TextFieldStyleLabel(AnyView(label)),
                title: (label as? Text) ?? prompt))
    }

    /// The field by itself.
    @MainActor private var field: some View {
        EditableField(
            source: source, isSecure: isSecure, isMultiline: axis == .vertical, title: title,
            placeholder: ZStack { if let prompt { prompt } else { label } })
    }
}

extension AnyView {
    @MainActor static func field<Style: TextFieldStyle>(_ style: Style, _ field: TextField<_TextFieldStyleLabel>) -> AnyView {
        AnyView(StyledView(style, field) { $0._body(configuration: $1) })
    }
}

extension TextField {
    /// A field for a text, with a label made of views.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextFieldSource(text), prompt: prompt, label: label())
    }

    /// A field for a text that scrolls along an axis: along the vertical one it grows with its lines.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(source: TextFieldSource(text), prompt: prompt, axis: axis, label: label())
    }

    /// A field for a value, shown and read by a format; nil where nothing is entered.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: label())
    }

    /// A field for a value, shown and read by a format.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: label())
    }

    /// A field for a value, shown and read by a formatter.
    nonisolated public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: prompt, label: label())
    }
}
