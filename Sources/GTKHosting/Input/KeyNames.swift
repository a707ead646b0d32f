#if GTK
import CGTKHost
import SwiftUICore

/// Converts GDK's key values and modifiers to those of SwiftUI.
enum KeyNames {
    /// Returns the key of a key value, or nil for keys that SwiftUI does not represent, such as Shift itself.
    static func key(_ value: guint) -> KeyEquivalent? {
        if let key = named[Int32(bitPattern: value)] { return key }
        if let key = functionKey(Int32(bitPattern: value)) { return key }
        let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
        guard scalar >= 0x20, scalar != 0x7F, let scalar = Unicode.Scalar(scalar) else { return nil }
        return KeyEquivalent(Character(scalar))
    }

    /// Returns the character that a key value types; empty for function keys.
    static func text(_ value: guint) -> String {
        let scalar = gdk_keyval_to_unicode(value)
        guard scalar >= 0x20, scalar != 0x7F, let scalar = Unicode.Scalar(scalar) else { return "" }
        return String(scalar)
    }

    /// Returns the modifiers in the terms of macOS: Alt is the option key, and Control is the command key, except together with a movement
    /// or deletion key, whose effect it changes.
    static func modifiers(_ state: GdkModifierType, with key: KeyEquivalent? = nil) -> EventModifiers {
        var modifiers: EventModifiers = []
        if state.contains(GDK_SHIFT_MASK) { modifiers.insert(.shift) }
        if state.contains(GDK_LOCK_MASK) { modifiers.insert(.capsLock) }
        if state.contains(GDK_ALT_MASK) { modifiers.insert(.option) }
        if state.contains(GDK_CONTROL_MASK) { modifiers.insert(key.map(movingKeys.contains) == true ? .control : .command) }
        return modifiers
    }

    /// Returns the modifier of a key that is a modifier itself; nil for others.
    static func modifier(of value: guint) -> EventModifiers? {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
        case GDK_KEY_Control_L, GDK_KEY_Control_R: .command
        case GDK_KEY_Alt_L, GDK_KEY_Alt_R: .option
        default: nil
        }
    }

    /// Whether a key value belongs to the numeric keypad.
    static func isOnNumberPad(_ value: guint) -> Bool { (GDK_KEY_KP_Space...GDK_KEY_KP_9).contains(Int32(bitPattern: value)) }

    /// Returns the key for F1 to F35, which AppKit numbers from U+F704 in the private use area, or for the four keys PF1 to PF4 of keypads.
    private static func functionKey(_ value: Int32) -> KeyEquivalent? {
        let number: Int32
        switch value {
        case GDK_KEY_F1...GDK_KEY_F35: number = value - GDK_KEY_F1
        case GDK_KEY_KP_F1...GDK_KEY_KP_F4: number = value - GDK_KEY_KP_F1
        default: return nil
        }
        return KeyEquivalent(Character(Unicode.Scalar(0xF704 + UInt32(number))!))
    }

    /// Keys for which Control means "by words".
    private static let movingKeys: Set<KeyEquivalent> = [.leftArrow, .rightArrow, .upArrow, .downArrow, .delete, .deleteForward, .tab]

    private static let named: [Int32: KeyEquivalent] = [
        GDK_KEY_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
        GDK_KEY_KP_Up: .upArrow, GDK_KEY_KP_Down: .downArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_KP_Right: .rightArrow,
        GDK_KEY_Escape: .escape, GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
        GDK_KEY_Home: .home, GDK_KEY_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
        GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_KP_Page_Down: .pageDown,
        GDK_KEY_Clear: .clear, GDK_KEY_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
        GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return, GDK_KEY_space: .space, GDK_KEY_KP_Space: .space,
        // AppKit's numbers of the keys.
        GDK_KEY_Menu: .menu, GDK_KEY_Insert: "\u{F727}", GDK_KEY_KP_Insert: "\u{F727}", GDK_KEY_Begin: "\u{F72A}", GDK_KEY_KP_Begin: "\u{F72A}",
        GDK_KEY_Print: "\u{F72E}", GDK_KEY_Scroll_Lock: "\u{F72F}", GDK_KEY_Pause: "\u{F730}", GDK_KEY_Sys_Req: "\u{F731}",
        GDK_KEY_Break: "\u{F732}", GDK_KEY_Select: "\u{F741}", GDK_KEY_Execute: "\u{F742}", GDK_KEY_Undo: "\u{F743}", GDK_KEY_Redo: "\u{F744}",
        GDK_KEY_Find: "\u{F745}", GDK_KEY_Help: "\u{F746}",
    ]
}

extension GdkModifierType {
    func contains(_ other: GdkModifierType) -> Bool { rawValue & other.rawValue != 0 }
}
#endif
