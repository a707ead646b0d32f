import SwiftUICore

extension TextField where Label == Text {
    /// Creates a field for a text with a localized title, whose selection the program reads and sets.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - text: The text.
    ///   - selection: The selection; nil until the field is focused. A selection that the program sets is shown while the field is focused.
    ///   - prompt: The placeholder; nil for the title.
    ///   - axis: The axis along which the field scrolls; with a vertical axis it grows with its lines. Nil for the horizontal one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            source: TextFieldSource(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey))
    }

    /// Creates a field for a text with a title that is not localized, whose selection the program reads and sets.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(source: TextFieldSource(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
    }
}

extension TextField {
    /// Creates a field for a text with a custom label, whose selection the program reads and sets.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(source: TextFieldSource(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal, label: label())
    }
}
