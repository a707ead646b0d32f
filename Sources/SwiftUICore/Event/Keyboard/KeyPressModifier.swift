import Foundation

/// A node that may handle key presses while it or a descendant has the focus.
package protocol KeyResponder: ViewNode {
    /// Handles a key press, or returns `.ignored` to pass it to the enclosing view.
    func respond(to press: KeyPress) -> KeyPress.Result
}

/// Calls a function for key presses.
struct KeyPressModifier {
    /// Whether the function belongs to a control: it is called after those of the program, and the innermost first.
    var isOfControl = false
    var accepts: (KeyPress) -> Bool
    var action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = KeyPressNode
}

final class KeyPressNode: ObservingNode<KeyPressModifier>, KeyResponder {
    func respond(to press: KeyPress) -> KeyPress.Result {
        environmentScope.values.isEnabled && modifier.accepts(press) ? modifier.action(press) : .ignored
    }

    override var typeName: String { "onKeyPress" }
}

extension View {
    /// Calls a function when a key is pressed or repeats while the view has the focus. It is not called while the view is disabled.
    ///
    /// Functions of views around the view are called before it, and all of them before a text field edits its text; the first that returns
    /// `handled` is the last.
    ///
    ///     Board().focusable().onKeyPress(.upArrow) {
    ///         moveUp()
    ///         return .handled
    ///     }
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Calls a function when a key enters one of the phases while the view has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Calls a function when any of the keys enters one of the phases while the view has the focus. Letters match in their case.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                accepts: { press in !phases.isDisjoint(with: press.phase) && keys.contains { $0.matches(press) } },
                action: action))
    }

    /// Calls a function when a key whose typed characters are all in a set enters one of the phases while the view has the focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                accepts: { press in
                    !phases.isDisjoint(with: press.phase) && !press.characters.isEmpty
                        && press.characters.unicodeScalars.allSatisfy(characters.contains)
                },
                action: action))
    }

    /// Calls a function when any key enters one of the phases while the view has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { !phases.isDisjoint(with: $0.phase) }, action: action))
    }

    /// Calls a function of a control when any of the keys, of which letters match in either case, enters one of the phases.
    nonisolated package func onControlKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                isOfControl: true,
                accepts: { press in !phases.isDisjoint(with: press.phase) && keys.contains { $0.isSameKey(as: press.key) } }, action: action))
    }

    /// Calls a function of a control when a key is pressed or repeats.
    nonisolated package func onControlKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onControlKeyPress(keys: [key]) { _ in action() }
    }

    /// Calls a function of a control when any key enters one of the phases.
    nonisolated package func onControlKeyPress(phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(isOfControl: true, accepts: { !phases.isDisjoint(with: $0.phase) }, action: action))
    }
}
