/// Whether people may select the text of a view.
public protocol TextSelectability {
    /// Whether they may.
    static var allowsSelection: Bool { get }
}

/// Text may be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text may not be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text may be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text may not be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum AllowsTextSelectionKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a pointer selects the text of views.
    var allowsTextSelection: Bool {
        get { self[AllowsTextSelectionKey.self] }
        set { self[AllowsTextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Lets people select the texts in the view and copy them.
    ///
    /// On macOS a pointer that is drawn over a text selects characters, a double click a word, a triple click a paragraph, and
    /// Command-C copies them; each `Text` is selected by itself. On iOS, where a finger that is drawn scrolls, nothing is selected.
    /// Follows developer.apple.com/documentation/swiftui/view/textselection(_:).
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}
