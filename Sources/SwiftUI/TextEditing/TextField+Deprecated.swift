import Foundation
import SwiftUICore

extension TextField where Label == Text {
    /// A field for a text that says when editing begins and ends, and when Return is pressed. The title is looked up in the program's translations.
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (_ isEditing: Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        var source = TextFieldSource(text)
        source.onEditingChanged = onEditingChanged
        source.onCommit = onCommit
        self.init(source: source, prompt: nil, label: Text(titleKey))
    }

    /// A field for a text that says when editing begins and ends, and when Return is pressed. The title is shown as it is.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (_ isEditing: Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        var source = TextFieldSource(text)
        source.onEditingChanged = onEditingChanged
        source.onCommit = onCommit
        self.init(source: source, prompt: nil, label: Text(title))
    }

    /// A field for a text that says when editing begins and ends. The title is looked up in the program's translations.
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (_ isEditing: Bool) -> Void
    ) {
        var source = TextFieldSource(text)
        source.onEditingChanged = onEditingChanged
        self.init(source: source, prompt: nil, label: Text(titleKey))
    }

    /// A field for a text that says when editing begins and ends. The title is shown as it is.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (_ isEditing: Bool) -> Void
    ) {
        var source = TextFieldSource(text)
        source.onEditingChanged = onEditingChanged
        self.init(source: source, prompt: nil, label: Text(title))
    }

    /// A field for a text that says when Return is pressed. The title is looked up in the program's translations.
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        var source = TextFieldSource(text)
        source.onCommit = onCommit
        self.init(source: source, prompt: nil, label: Text(titleKey))
    }

    /// A field for a text that says when Return is pressed. The title is shown as it is.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        var source = TextFieldSource(text)
        source.onCommit = onCommit
        self.init(source: source, prompt: nil, label: Text(title))
    }

    /// A field for a value that says when editing begins and ends, and when Return is pressed. The title is looked up in the program's translations.
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (_ isEditing: Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        var source = TextFieldSource(value, formatter: formatter)
        source.onEditingChanged = onEditingChanged
        source.onCommit = onCommit
        self.init(source: source, prompt: nil, label: Text(titleKey))
    }

    /// A field for a value that says when editing begins and ends, and when Return is pressed. The title is shown as it is.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (_ isEditing: Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        var source = TextFieldSource(value, formatter: formatter)
        source.onEditingChanged = onEditingChanged
        source.onCommit = onCommit
        self.init(source: source, prompt: nil, label: Text(title))
    }

    /// A field for a value that says when editing begins and ends. The title is looked up in the program's translations.
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (_ isEditing: Bool) -> Void
    ) {
        var source = TextFieldSource(value, formatter: formatter)
        source.onEditingChanged = onEditingChanged
        self.init(source: source, prompt: nil, label: Text(titleKey))
    }

    /// A field for a value that says when editing begins and ends. The title is shown as it is.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (_ isEditing: Bool) -> Void
    ) {
        var source = TextFieldSource(value, formatter: formatter)
        source.onEditingChanged = onEditingChanged
        self.init(source: source, prompt: nil, label: Text(title))
    }

    /// A field for a value that says when Return is pressed. The title is looked up in the program's translations.
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        var source = TextFieldSource(value, formatter: formatter)
        source.onCommit = onCommit
        self.init(source: source, prompt: nil, label: Text(titleKey))
    }

    /// A field for a value that says when Return is pressed. The title is shown as it is.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        var source = TextFieldSource(value, formatter: formatter)
        source.onCommit = onCommit
        self.init(source: source, prompt: nil, label: Text(title))
    }
}
