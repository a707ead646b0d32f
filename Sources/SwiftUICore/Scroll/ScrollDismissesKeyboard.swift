/// When scrolling takes the focus from the view that is typed into.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    enum Kind: Hashable { case automatic, immediately, interactively, never }
    let kind: Kind

    /// As the platform does: as the keyboard is pulled down on iOS, never on macOS.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// As soon as the content is scrolled.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// As the keyboard is pulled down; here as soon as the content is scrolled.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// Never.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

/// Takes the focus away. Call it as a function.
package struct ResignFocusAction {
    var handle: TreeHandle?

    package func callAsFunction() { handle?.tree?.focus.focus(nil) }
}

private enum ResignFocusKey: EnvironmentKey { static var defaultValue: ResignFocusAction { ResignFocusAction() } }

extension EnvironmentValues {
    /// Takes the focus away in the window.
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
    /// Sets whether scrolling in the view takes the focus from the view that is typed into, and with it the keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modifier(ScrollDismissesKeyboardModifier(mode: mode))
    }
}
