extension NSWindow {
    /// A button of a title bar.
    public enum ButtonType: UInt, Sendable {
        case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
        case documentVersionsButton = 6
    }

    /// A button of a title bar, which the desktop draws.
    @preconcurrency @MainActor public final class StandardButton {
        private unowned let window: NSWindow

        init(_ window: NSWindow) {
            self.window = window
        }

        /// Whether the title bar has no such button. The user can close the window by other means.
        public var isHidden: Bool {
            get { window.attributes.hidesCloseButton }
            set { window.attributes.hidesCloseButton = newValue }
        }

        /// Whether the user can close the window. Like the style `closable`.
        public var isEnabled: Bool {
            get { window.styleMask.contains(.closable) }
            set { if newValue { window.styleMask.insert(.closable) } else { window.styleMask.remove(.closable) } }
        }
    }

    /// Returns the close button of the title bar; nil for other buttons, which the desktop determines, and without a title bar.
    public func standardWindowButton(_ b: ButtonType) -> StandardButton? {
        b == .closeButton && styleMask.contains(.titled) ? StandardButton(self) : nil
    }
}
