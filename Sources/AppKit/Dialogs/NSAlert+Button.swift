import SwiftUI

extension NSAlert {
    /// A button of an alert. It is no control: AppKit's views do not exist.
    @MainActor public final class Button {
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
        /// Whether the button does something that cannot be undone.
        public var hasDestructiveAction = false
        /// A number of the program's.
        public var tag = 0
        /// Whether a toggle is on; without meaning for other buttons.
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
