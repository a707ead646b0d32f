import CoreGraphics

/// Marks its content as one of several choices among which the arrow keys move.
struct ChoiceModifier {
    var isChosen: Bool
    var choose: () -> Void
}

extension ChoiceModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ChoiceNode
}

final class ChoiceNode: ObservingNode<ChoiceModifier> {
    override var typeName: String { "choice" }
}

/// Lets the arrow keys move among the choices in its content while one of them has the focus.
struct ArrowChoiceModifier {}

extension ArrowChoiceModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ArrowChoiceNode
}

final class ArrowChoiceNode: PlainNode, KeyResponder {
    func respond(to press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.forCommands.isEmpty, let direction = MoveCommandDirection(press.key) else { return .ignored }
        let choices = FocusWalk(from: child, entersHidden: false).compactMap { $0 as? ChoiceNode }
            .filter { $0.environmentScope.values.isEnabled }
        guard !choices.isEmpty else { return .ignored }
        let isForward =
            switch direction {
            case .up: false
            case .down: true
            case .left: environmentScope.values.layoutDirection == .rightToLeft
            case .right: environmentScope.values.layoutDirection == .leftToRight
            }
        let next = choices.firstIndex { $0.modifier.isChosen }.map { $0 + (isForward ? 1 : -1) } ?? (isForward ? 0 : choices.count - 1)
        // At either end the key is consumed, so that the focus does not move either.
        guard choices.indices.contains(next) else { return .handled }
        choices[next].modifier.choose()
        for node in FocusWalk(from: choices[next], entersHidden: false) {
            if let target = node as? any FocusTarget, target.canFocus {
                tree.focus.focus(target)
                break
            }
        }
        return .handled
    }

    override var typeName: String { "arrowChoice" }
}

extension View {
    /// Makes the view one of the choices of the enclosing `choosesByArrows()`.
    nonisolated package func choice(isChosen: Bool, choose: @escaping () -> Void) -> some View {
        modifier(ChoiceModifier(isChosen: isChosen, choose: choose))
    }

    /// Lets the arrow keys select the next or previous choice in this view while one of the choices has the focus.
    nonisolated package func choosesByArrows() -> some View {
        modifier(ArrowChoiceModifier())
    }
}
