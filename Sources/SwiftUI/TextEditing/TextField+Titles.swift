import Foundation
import SwiftUICore

extension TextField where Label == Text {
    /// Creates a field for a text with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        self.init(source: TextFieldSource(text), prompt: nil, label: Text(titleKey))
    }

    /// Creates a field for a text with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        self.init(source: TextFieldSource(text), prompt: nil, label: Text(title))
    }

    /// Creates a field for a text with a localized title and a placeholder; with a nil prompt the title is the placeholder.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(source: TextFieldSource(text), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field for a text with a title that is not localized and a placeholder; with a nil prompt the title is the placeholder.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(source: TextFieldSource(text), prompt: prompt, label: Text(title))
    }

    /// Creates a field with a localized title that scrolls along an axis. With a vertical axis it wraps its text and grows with the lines.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
    ) {
        self.init(source: TextFieldSource(text), prompt: nil, axis: axis, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized, which scrolls along an axis. With a vertical axis it grows with its lines.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, axis: Axis
    ) {
        self.init(source: TextFieldSource(text), prompt: nil, axis: axis, label: Text(title))
    }

    /// Creates a field with a localized title and a placeholder, which scrolls along an axis.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(source: TextFieldSource(text), prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized and a placeholder, which scrolls along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(source: TextFieldSource(text), prompt: prompt, axis: axis, label: Text(title))
    }

    /// Creates a field with a localized title for an optional value in a format. An empty field is nil.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized for an optional value in a format. An empty field is nil.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle, S: StringProtocol>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: Text(title))
    }

    /// Creates a field with a localized title for a value in a format. Text that cannot be parsed is reverted.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized for a value in a format. Text that cannot be parsed is reverted.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle, S: StringProtocol>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format: format), prompt: prompt, label: Text(title))
    }

    /// Creates a field with a localized title for a value that a formatter converts.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: nil, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized for a value that a formatter converts.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: nil, label: Text(title))
    }

    /// Creates a field with a localized title and a placeholder for a value that a formatter converts.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized and a placeholder for a value that a formatter converts.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter), prompt: prompt, label: Text(title))
    }
}
