/// The way in which scrolling dismisses the keyboard, by removing the focus from the edited view.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    enum Kind: Hashable { case automatic, immediately, interactively, never }
    let kind: Kind

    /// The default behaviour: the same as `immediately`.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// Dismisses the keyboard as soon as the content is scrolled.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// Dismisses the keyboard interactively; currently the same as `immediately`.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// Scrolling does not dismiss the keyboard.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

extension EnvironmentValues {
    /// The way in which scrolling dismisses the keyboard; `automatic` by default. Set it with `scrollDismissesKeyboard(_:)`.
    @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension ScrollNode {
    /// Removes the focus from an edited view when the user begins to scroll, unless the mode or the platform forbids it. macOS has no
    /// keyboard on the screen.
    func dismissKeyboard() {
        guard let focused = tree.focus.focused, focused.focusInteractions.contains(.edit) else { return }
        let environment = environment
        let mode = environment.scrollDismissesKeyboardMode
        let shared = ScrollViewAppearance.shared.withLock { $0.keyboardDismissMode }
        guard (mode == .automatic ? shared ?? mode : mode) != .never, !environment.platformProfile.isMac else { return }
        tree.focus.focus(nil)
    }
}

extension View {
    /// Sets whether scrolling in the view removes the focus from the edited view and thereby dismisses the keyboard. No effect on
    /// macOS.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
