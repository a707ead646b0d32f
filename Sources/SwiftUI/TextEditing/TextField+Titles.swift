import Foundation
import SwiftUICore

extension TextField where Label == Text {
    /// A field for a text. The title is looked up in the program's translations.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        self.init(source: TextFieldSource(text), prompt: nil, label: Text(titleKey))
    }

    /// A field for a text. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        self.init(source: TextFieldSource(text), prompt: nil, label: Text(title))
    }

    /// A field for a text, with what it shows while there is none. The title is looked up in the program's translations.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(source: TextFieldSource(text), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a text, with what it shows while there is none. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(source: TextFieldSource(text), prompt: prompt, label: Text(title))
    }

    /// A field for a text that scrolls along an axis: along the vertical one it grows with its lines. The title is looked up in the program's translations.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
    ) {
        self.init(source: TextFieldSource(text), prompt: nil, axis: axis, label: Text(titleKey))
    }

    /// A field for a text that scrolls along an axis: along the vertical one it grows with its lines. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, axis: Axis
    ) {
        self.init(source: TextFieldSource(text), prompt: nil, axis: axis, label: Text(title))
    }

    /// A field for a text that scrolls along an axis, with what it shows while there is no text. The title is looked up in the program's translations.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(source: TextFieldSource(text), prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// A field for a text that scrolls along an axis, with what it shows while there is no text. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(source: TextFieldSource(text), prompt: prompt, axis: axis, label: Text(title))
    }

    /// A field for a value, shown and read by a format; nil where nothing is entered. The title is looked up in the program's translations.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value, shown and read by a format; nil where nothing is entered. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle, S: StringProtocol>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: Text(title))
    }

    /// A field for a value, shown and read by a format. The title is looked up in the program's translations.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value, shown and read by a format. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle, S: StringProtocol>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: Text(title))
    }

    /// A field for a value, shown and read by a formatter. The title is looked up in the program's translations.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: nil, label: Text(titleKey))
    }

    /// A field for a value, shown and read by a formatter. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: nil, label: Text(title))
    }

    /// A field for a value, shown and read by a formatter, with what it shows while there is none. The title is looked up in the program's translations.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value, shown and read by a formatter, with what it shows while there is none. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: prompt, label: Text(title))
    }
}
