import Foundation
import SwiftUICore

extension TextField where Label == Text {
    /// Creates a field with a localized title and callbacks for the beginning and end of editing and for the Return key.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (_ isEditing: Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(source: TextFieldSource(text).calling(onEditingChanged: onEditingChanged, onCommit: onCommit), prompt: nil, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized and callbacks for the beginning and end of editing and for the Return key.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (_ isEditing: Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(source: TextFieldSource(text).calling(onEditingChanged: onEditingChanged, onCommit: onCommit), prompt: nil, label: Text(title))
    }

    /// Creates a field with a localized title and a callback for the beginning and end of editing.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (_ isEditing: Bool) -> Void
    ) {
        self.init(source: TextFieldSource(text).calling(onEditingChanged: onEditingChanged), prompt: nil, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized and a callback for the beginning and end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (_ isEditing: Bool) -> Void
    ) {
        self.init(source: TextFieldSource(text).calling(onEditingChanged: onEditingChanged), prompt: nil, label: Text(title))
    }

    /// Creates a field with a localized title and a callback for the Return key.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(source: TextFieldSource(text).calling(onCommit: onCommit), prompt: nil, label: Text(titleKey))
    }

    /// Creates a field with a title that is not localized and a callback for the Return key.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(source: TextFieldSource(text).calling(onCommit: onCommit), prompt: nil, label: Text(title))
    }

    /// Creates a field for a value with a localized title and callbacks for the beginning and end of editing and for the Return key.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (_ isEditing: Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            source: TextFieldSource(value, formatter: formatter).calling(onEditingChanged: onEditingChanged, onCommit: onCommit), prompt: nil,
            label: Text(titleKey))
    }

    /// Creates a field for a value with a title that is not localized and callbacks for the beginning and end of editing and for Return.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (_ isEditing: Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            source: TextFieldSource(value, formatter: formatter).calling(onEditingChanged: onEditingChanged, onCommit: onCommit), prompt: nil,
            label: Text(title))
    }

    /// Creates a field for a value with a localized title and a callback for the beginning and end of editing.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (_ isEditing: Bool) -> Void
    ) {
        self.init(
            source: TextFieldSource(value, formatter: formatter).calling(onEditingChanged: onEditingChanged), prompt: nil, label: Text(titleKey))
    }

    /// Creates a field for a value with a title that is not localized and a callback for the beginning and end of editing.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (_ isEditing: Bool) -> Void
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter).calling(onEditingChanged: onEditingChanged), prompt: nil, label: Text(title))
    }

    /// Creates a field for a value with a localized title and a callback for the Return key.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter).calling(onCommit: onCommit), prompt: nil, label: Text(titleKey))
    }

    /// Creates a field for a value with a title that is not localized and a callback for the Return key.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(source: TextFieldSource(value, formatter: formatter).calling(onCommit: onCommit), prompt: nil, label: Text(title))
    }
}

extension TextFieldSource {
    /// Returns the source with callbacks for the beginning and end of editing and for the Return key.
    fileprivate func calling(onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}) -> TextFieldSource {
        var source = self
        source.onEditingChanged = onEditingChanged
        source.onCommit = onCommit
        return source
    }
}
