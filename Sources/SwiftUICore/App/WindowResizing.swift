extension EnvironmentValues {
    /// Whether the user is resizing the window, as set by the host.
    @Entry package var isWindowResized = false
}

/// Calls a function when the user begins or ends to resize the window.
private struct ResizingObserver {
    @Environment(\.isWindowResized) private var isResized
    var action: (Bool) -> Void

    nonisolated init(action: @escaping (Bool) -> Void) {
        self.action = action
    }
}

extension ResizingObserver: ViewModifier {
    func body(content: Content) -> some View {
        content.onChange(of: isResized) { _, isResized in action(isResized) }
    }
}

extension View {
    /// Calls a function with true when the user begins to resize the window, and with false when it ends.
    ///
    /// Desktops on Linux do not tell programs of this: resizing begins with a change of the size of a window that is shown, and ends when
    /// the size has been the same for three tenths of a second.
    nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
        modifier(ResizingObserver(action: action))
    }
}
