/// A key combination that performs the action of a control.
public struct KeyboardShortcut: Sendable, Hashable {
    /// How a shortcut adapts to the layout direction.
    public struct Localization: Sendable, Hashable {
        private var number: Int

        /// Directional keys, such as arrows and brackets, are mirrored in right-to-left layouts.
        public static let automatic = Localization(number: 0)
        /// Directional keys are not mirrored.
        public static let withoutMirroring = Localization(number: 1)
        /// The key is used exactly as given.
        public static let custom = Localization(number: 2)
    }

    /// The shortcut of the default action: Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut of the action that cancels: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys that must be held.
    public var modifiers: EventModifiers
    /// How the shortcut adapts to the layout direction.
    public var localization: KeyboardShortcut.Localization

    /// Creates a shortcut from a key and the modifier keys that must be held with it.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The shortcut as displayed on Linux, where Control is the command key: `Ctrl+Shift+N`.
    package var title: String {
        var names: [String] = []
        if !modifiers.isDisjoint(with: [.command, .control]) { names.append("Ctrl") }
        if modifiers.contains(.option) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        return (names + [key.title]).joined(separator: "+")
    }

    /// Whether a key press triggers the shortcut.
    package func matches(_ press: KeyPress, in direction: LayoutDirection) -> Bool {
        let key = direction == .rightToLeft && localization == .automatic ? key.mirrored : key
        guard modifiers.forCommands == press.modifiers.forCommands else {
            // A shortcut for a character typed with Shift, such as "+", does not name Shift.
            return modifiers.forCommands.union(.shift) == press.modifiers.forCommands && !key.character.isLetter
                && press.characters == String(key.character)
        }
        return key.isSameKey(as: press.key)
    }
}

/// A node with a primary action that the keyboard can perform.
package protocol PrimaryActionTarget: ViewNode {
    /// Whether the action can be performed now.
    var isPrimaryActionEnabled: Bool { get }
    /// Performs the action.
    func performPrimaryAction()
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut that the nearest enclosing `keyboardShortcut` assigns; nil if there is none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

/// Assigns a keyboard shortcut to the first enabled control in its content.
struct KeyboardShortcutModifier: Equatable {
    var shortcut: KeyboardShortcut?
}

extension KeyboardShortcutModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func contentInputs(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewInputs {
        let scope = ModifiedEnvironmentScope(modifier: modifier, inputs: inputs) { $1.keyboardShortcut = $0.shortcut }
        return inputs.with {
            $0.environment = scope
            $0.depth += 1
        }
    }

    typealias Node = KeyboardShortcutNode
}

final class KeyboardShortcutNode: ObservingNode<KeyboardShortcutModifier> {
    required init(child: ViewNode, modifier: _GraphValue<KeyboardShortcutModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.focus.shortcuts.append(self)
    }

    override func end() {
        super.end()
        tree.focus.shortcuts.remove(self)
    }

    func matches(_ press: KeyPress) -> Bool {
        modifier.shortcut?.matches(press, in: environmentScope.values.layoutDirection) ?? false
    }

    /// The first control inside that can perform its action, unless a nested `keyboardShortcut` comes before it.
    var target: (any PrimaryActionTarget)? {
        for node in FocusWalk(from: child, entersHidden: true) {
            if node is KeyboardShortcutNode { return nil }
            if let target = node as? any PrimaryActionTarget, target.isPrimaryActionEnabled { return target }
        }
        return nil
    }

    override var typeName: String { "keyboardShortcut" }
}

extension View {
    /// Assigns a key, pressed with modifier keys, to the control: pressing it performs the control's action.
    ///
    ///     Button("Save") { save() }.keyboardShortcut("s")
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Assigns a key, pressed with modifier keys, to the control: pressing it performs the control's action.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Assigns a keyboard shortcut to the control: pressing it performs the control's action.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Assigns a keyboard shortcut to the control; nil removes one assigned by an enclosing view.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }
}
