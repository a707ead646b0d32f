import SwiftUICore

/// A text field for secrets, which shows a dot for each character.
public struct SecureField<Label: View> {
    private let text: Binding<String>
    private let prompt: Text?
    private let onCommit: () -> Void
    private let label: Label

    nonisolated init(text: Binding<String>, prompt: Text?, onCommit: @escaping () -> Void = {}, content: Label) {
        self.text = text
        self.prompt = prompt
        self.onCommit = onCommit
        label = content
    }

    /// Creates a secure field with a custom label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, content: label())
    }
}

extension SecureField: View {
    public var body: some View {
        var source = TextFieldSource(text)
        source.onCommit = onCommit
        return TextField(source: source, prompt: prompt, isSecure: true, label: label)
    }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, content: Text(titleKey))
    }

    /// Creates a secure field with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, content: Text(title))
    }

    /// Creates a secure field with a localized title and a placeholder; with a nil prompt the title is the placeholder.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, content: Text(titleKey))
    }

    /// Creates a secure field with a title that is not localized and a placeholder; with a nil prompt the title is the placeholder.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, content: Text(title))
    }

    /// Creates a secure field with a localized title, which calls `onCommit` when the user presses Return.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, onCommit: onCommit, content: Text(titleKey))
    }

    /// Creates a secure field with a title that is not localized, which calls `onCommit` when the user presses Return.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, onCommit: onCommit, content: Text(title))
    }
}
