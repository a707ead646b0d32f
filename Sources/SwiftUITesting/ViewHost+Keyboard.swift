import SwiftUI

extension ViewHost {
    /// Presses a key and lets it go. Says whether a view used it.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        let isHandled = tree.send(KeyPress(key, modifiers: modifiers))
        return tree.send(KeyPress(key, modifiers: modifiers, phase: .up)) || isHandled
    }

    /// Holds a key for so long that it types a number of times more, and lets it go. Says whether a view used it.
    @discardableResult
    public func hold(_ key: KeyEquivalent, repeating count: Int, modifiers: EventModifiers = []) -> Bool {
        var isHandled = tree.send(KeyPress(key, modifiers: modifiers))
        for _ in 0..<max(0, count) { isHandled = tree.send(KeyPress(key, modifiers: modifiers, phase: .repeat)) || isHandled }
        return tree.send(KeyPress(key, modifiers: modifiers, phase: .up)) || isHandled
    }

    /// Types a text, key by key, into the view that has the focus. Says whether every key was used.
    @discardableResult
    public func type(_ text: String) -> Bool {
        var isHandled = true
        for character in text {
            let key: KeyEquivalent = character.isNewline ? .return : KeyEquivalent(Character(character.lowercased().first.map(String.init) ?? String(character)))
            let isShifted = character.isUppercase
            let press = KeyPress(key, characters: String(character), modifiers: isShifted ? .shift : [])
            isHandled = tree.send(press) && isHandled
        }
        return isHandled
    }

    /// How far a keyboard on the screen reaches up into the window, in points.
    public var keyboardHeight: CGFloat {
        get { tree.keyboardHeight }
        set {
            tree.keyboardHeight = newValue
            tree.update()
        }
    }

    /// Whether the view that a locator means, or one in it, has the focus.
    public func hasFocus(_ locator: ViewLocator) throws -> Bool {
        guard let node = node(locator) else { throw ViewHostError.notFound(locator, dump: dump()) }
        return tree.focus.isFocusInside(node)
    }
}
