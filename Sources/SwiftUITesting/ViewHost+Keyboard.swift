import SwiftUI

extension ViewHost {
    /// Presses and releases a key. Returns whether a view handled it.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        let isHandled = tree.send(KeyPress(key, modifiers: modifiers))
        return tree.send(KeyPress(key, modifiers: modifiers, phase: .up)) || isHandled
    }

    /// Holds a key until it has repeated `count` times, and releases it. Returns whether a view handled it.
    @discardableResult
    public func hold(_ key: KeyEquivalent, repeating count: Int, modifiers: EventModifiers = []) -> Bool {
        var isHandled = tree.send(KeyPress(key, modifiers: modifiers))
        for _ in 0..<max(0, count) { isHandled = tree.send(KeyPress(key, modifiers: modifiers, phase: .repeat)) || isHandled }
        return tree.send(KeyPress(key, modifiers: modifiers, phase: .up)) || isHandled
    }

    /// Types a text, key by key, into the focused view. Returns whether every key was handled.
    @discardableResult
    public func type(_ text: String) -> Bool {
        var isHandled = true
        for character in text {
            let key: KeyEquivalent =
                character.isNewline ? .return : KeyEquivalent(Character(character.lowercased().first.map(String.init) ?? String(character)))
            let isShifted = character.isUppercase
            let press = KeyPress(key, characters: String(character), modifiers: isShifted ? .shift : [])
            isHandled = tree.send(press) && isHandled
        }
        return isHandled
    }

    /// The modifier keys that the user holds.
    public var heldModifierKeys: EventModifiers {
        get { tree.environment.heldModifierKeys }
        set {
            tree.environment.heldModifierKeys = newValue
            tree.update()
        }
    }

    /// The height of the on-screen keyboard that covers the bottom of the window, in points.
    public var keyboardHeight: CGFloat {
        get { tree.safeAreas.keyboardHeight }
        set {
            tree.safeAreas.keyboardHeight = newValue
            tree.update()
        }
    }

    /// Returns whether a view or one of its descendants has the focus. Throws `ViewHostError.notFound` if there is no such view.
    public func hasFocus(_ locator: ViewLocator) throws -> Bool {
        guard let node = node(locator) else { throw ViewHostError.notFound(locator, dump: dump()) }
        return tree.focus.isFocusInside(node)
    }
}
