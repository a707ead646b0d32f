/// The way in which scrolling dismisses the keyboard, by removing the focus from the edited view.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    enum Kind: Hashable { case automatic, immediately, interactively, never }
    let kind: Kind

    /// The default behaviour; currently scrolling does not dismiss the keyboard.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// Dismisses the keyboard as soon as the content is scrolled.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// Dismisses the keyboard interactively; currently the same as `immediately`.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// Scrolling does not dismiss the keyboard.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

/// An action that removes the focus, to be called as a function.
package struct ResignFocusAction {
    var handle: TreeHandle?

    package func callAsFunction() { handle?.tree?.focus.focus(nil) }
}

private enum ResignFocusKey: EnvironmentKey { static var defaultValue: ResignFocusAction { ResignFocusAction() } }

extension EnvironmentValues {
    /// Removes the focus in the view's window.
    package var resignFocus: ResignFocusAction {
        get { self[ResignFocusKey.self] }
        set { self[ResignFocusKey.self] = newValue }
    }
}

private struct ScrollDismissesKeyboardModifier {
    var mode: ScrollDismissesKeyboardMode
    @Environment(\.resignFocus) private var resignFocus

    nonisolated init(mode: ScrollDismissesKeyboardMode) {
        self.mode = mode
    }
}

extension ScrollDismissesKeyboardModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (mode, resign) = (mode, resignFocus)
        return content.onScrollPhaseChange { _, new in
            if new == .interacting, mode == .immediately || mode == .interactively { resign() }
        }
    }
}

extension View {
    /// Sets whether scrolling in the view removes the focus from the edited view and thereby dismisses the keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modifier(ScrollDismissesKeyboardModifier(mode: mode))
    }
}
