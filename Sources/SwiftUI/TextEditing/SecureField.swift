import SwiftUICore

/// A field in which a secret is entered: it shows a dot for each character.
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

    /// A field for a secret, with a label made of views.
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
    /// A field for a secret. The title is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, content: Text(titleKey))
    }

    /// A field for a secret. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, content: Text(title))
    }

    /// A field for a secret, with what it shows while there is none. The title is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, content: Text(titleKey))
    }

    /// A field for a secret, with what it shows while there is none. The title is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, content: Text(title))
    }

    /// A field for a secret that says when Return is pressed. The title is looked up in the program's translations.
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter.")
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, onCommit: onCommit, content: Text(titleKey))
    }

    /// A field for a secret that says when Return is pressed. The title is shown as it is.
    @available(*, deprecated, message: "Use onSubmit(of:_:) for functionality previously provided by the onCommit parameter.")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, onCommit: onCommit, content: Text(title))
    }
}
