/// A setting of `textSelection(_:)`: whether the user may select the text of a view.
public protocol TextSelectability {
    /// Whether text may be selected.
    static var allowsSelection: Bool { get }
}

/// The setting that allows text to be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// The setting that prevents text from being selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Allows text to be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Prevents text from being selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
    /// Whether static text can be selected with a pointer.
    @Entry var allowsTextSelection = false
}

extension View {
    /// Sets whether the user can select and copy the static text in the view. The default is that text cannot be selected.
    ///
    /// On macOS, dragging selects characters, a double click selects a word and a triple click a paragraph, and Command-C copies
    /// the selection. Each `Text` is selected separately. On iOS, where dragging scrolls, the setting has no effect. Follows
    /// developer.apple.com/documentation/swiftui/view/textselection(_:).
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}
