#if GTK
import CGTKHost
import SwiftUICore

/// What GDK calls keys, in SwiftUI's words.
enum KeyNames {
    /// The key of a key value; nil for keys that views have no name for, such as Shift itself.
    static func key(_ value: guint) -> KeyEquivalent? {
        if let key = named[Int32(bitPattern: value)] { return key }
        let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
        guard scalar >= 0x20, scalar != 0x7F, let scalar = Unicode.Scalar(scalar) else { return nil }
        return KeyEquivalent(Character(scalar))
    }

    /// What a key value types by itself; empty for keys that only do something.
    static func text(_ value: guint) -> String {
        let scalar = gdk_keyval_to_unicode(value)
        guard scalar >= 0x20, scalar != 0x7F, let scalar = Unicode.Scalar(scalar) else { return "" }
        return String(scalar)
    }

    /// The keys held, as a Mac would say it: Control is the command key, except where it changes what a moving or deleting key
    /// does, and Alt is the option key.
    static func modifiers(_ state: GdkModifierType, with key: KeyEquivalent) -> EventModifiers {
        var modifiers: EventModifiers = []
        if state.contains(GDK_SHIFT_MASK) { modifiers.insert(.shift) }
        if state.contains(GDK_LOCK_MASK) { modifiers.insert(.capsLock) }
        if state.contains(GDK_ALT_MASK) { modifiers.insert(.option) }
        if state.contains(GDK_CONTROL_MASK) { modifiers.insert(movingKeys.contains(key) ? .control : .command) }
        return modifiers
    }

    /// Keys with which Control means "by words".
    private static let movingKeys: Set<KeyEquivalent> = [.leftArrow, .rightArrow, .upArrow, .downArrow, .delete, .deleteForward, .tab]

    private static let named: [Int32: KeyEquivalent] = [
        GDK_KEY_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
        GDK_KEY_KP_Up: .upArrow, GDK_KEY_KP_Down: .downArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_KP_Right: .rightArrow,
        GDK_KEY_Escape: .escape, GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
        GDK_KEY_Home: .home, GDK_KEY_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
        GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_KP_Page_Down: .pageDown,
        GDK_KEY_Clear: .clear, GDK_KEY_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
        GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return, GDK_KEY_space: .space, GDK_KEY_KP_Space: .space,
    ]
}

extension GdkModifierType {
    func contains(_ other: GdkModifierType) -> Bool { rawValue & other.rawValue != 0 }
}
#endif
