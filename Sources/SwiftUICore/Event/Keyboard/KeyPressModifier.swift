import Foundation

/// A view that may use key presses while it, or a view in it, has the focus.
package protocol KeyResponder: ViewNode {
    /// Uses a key press or leaves it to the view around.
    func respond(to press: KeyPress) -> KeyPress.Result
}

/// Calls a function with key presses that its content has not used.
struct KeyPressModifier {
    var accepts: (KeyPress) -> Bool
    var action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        KeyPressNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class KeyPressNode: ObservingNode<KeyPressModifier>, KeyResponder {
    func respond(to press: KeyPress) -> KeyPress.Result {
        environmentScope.values.isEnabled && modifier.accepts(press) ? modifier.action(press) : .ignored
    }

    override var typeName: String { "onKeyPress" }
}

extension View {
    /// Calls a function when a key is pressed, or repeats, while the view has the focus.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Calls a function when a key is in one of the phases while the view has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Calls a function when one of some keys is in one of the phases while the view has the focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(
            accepts: { press in !phases.isDisjoint(with: press.phase) && keys.contains { $0.isSameKey(as: press.key) } },
            action: action))
    }

    /// Calls a function when a key that types only some characters is in one of the phases while the view has the focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(
            accepts: { press in
                !phases.isDisjoint(with: press.phase) && !press.characters.isEmpty
                    && press.characters.unicodeScalars.allSatisfy(characters.contains)
            },
            action: action))
    }

    /// Calls a function when any key is in one of the phases while the view has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { !phases.isDisjoint(with: $0.phase) }, action: action))
    }
}
