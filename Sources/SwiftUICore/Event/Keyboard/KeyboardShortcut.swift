/// Keys that together do what a control does.
public struct KeyboardShortcut: Sendable, Hashable {
    /// How a shortcut follows the direction of the layout.
    public struct Localization: Sendable, Hashable {
        private var number: Int

        /// Keys that point somewhere point the other way where leading is right.
        public static let automatic = Localization(number: 0)
        /// Keys that point somewhere stay as they are.
        public static let withoutMirroring = Localization(number: 1)
        /// The key is taken as it is.
        public static let custom = Localization(number: 2)
    }

    /// The shortcut of what is most likely wanted: Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut of what ends without doing anything: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The keys that must be held.
    public var modifiers: EventModifiers
    /// How the shortcut follows the direction of the layout.
    public var localization: KeyboardShortcut.Localization

    /// A key and the keys that must be held with it.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The keys as they are called on Linux, where Control is the command key: `Ctrl+Shift+N`.
    package var title: String {
        var names: [String] = []
        if !modifiers.isDisjoint(with: [.command, .control]) { names.append("Ctrl") }
        if modifiers.contains(.option) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        return (names + [key.title]).joined(separator: "+")
    }

    /// Whether a press is of this shortcut's keys.
    package func matches(_ press: KeyPress, in direction: LayoutDirection) -> Bool {
        let key = direction == .rightToLeft && localization == .automatic ? key.mirrored : key
        guard modifiers.forCommands == press.modifiers.forCommands else {
            // A shortcut for what is typed with shift, such as "+", does not name shift.
            return modifiers.forCommands.union(.shift) == press.modifiers.forCommands && !key.character.isLetter
                && press.characters == String(key.character)
        }
        return key.isSameKey(as: press.key)
    }
}

/// A control that keys can make do what it does.
package protocol PrimaryActionTarget: ViewNode {
    /// Whether the action can be done now.
    var isPrimaryActionEnabled: Bool { get }
    /// Does it.
    func performPrimaryAction()
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The keys that do what the control does; nil for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

/// Gives the controls in its content a shortcut.
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

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        KeyboardShortcutNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class KeyboardShortcutNode: ObservingNode<KeyboardShortcutModifier> {
    override init(child: ViewNode, modifier: _GraphValue<KeyboardShortcutModifier>, inputs: _ViewInputs) {
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

    /// The first control in it that can act, unless it has a shortcut of its own.
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
    /// Makes a key, pressed while others are held, do what the control does.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Makes a key, pressed while others are held, do what the control does.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Makes a shortcut do what the control does.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Makes a shortcut do what the control does; nil takes the one away that there is.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }
}
