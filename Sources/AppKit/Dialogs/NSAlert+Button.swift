import SwiftUI

extension NSAlert {
    /// A button of an alert. It is not a control, because AppKit's views do not exist.
    @preconcurrency @MainActor public final class Button {
        /// Whether a toggle is on.
        public enum State: Int, Sendable {
            case off = 0
            case on = 1
        }

        /// The title.
        public var title: String
        /// The key that presses the button, such as "\r" or "\u{1B}"; empty for the standard one.
        public var keyEquivalent = ""
        /// The modifiers of the key.
        public var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
        /// Whether the action of the button destroys data.
        public var hasDestructiveAction = false
        /// A number for use by the program.
        public var tag = 0
        /// Whether the button is on, if it is a toggle. Ignored for other buttons.
        public var state = State.off

        init(title: String) { self.title = title }

        /// Whether Escape presses the button.
        var isCancel: Bool { title == "Cancel" || keyEquivalent == "\u{1B}" }

        /// The key that presses the button; nil for the standard one.
        var shortcut: KeyboardShortcut? {
            guard let key = keyEquivalent.first else { return nil }
            return KeyboardShortcut(KeyEquivalent(key), modifiers: EventModifiers(keyEquivalentModifierMask))
        }
    }
}
