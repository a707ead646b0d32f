/// Lets the arrow keys up and down move the focus through the views of its content in order: those of a menu.
struct ArrowFocusModifier {}

extension ArrowFocusModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ArrowFocusNode(child: child, inputs: inputs)
    }
}

private final class ArrowFocusNode: UnaryNode, KeyResponder {
    func respond(to press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.forCommands.isEmpty, press.key == .upArrow || press.key == .downArrow else {
            return .ignored
        }
        return tree.focus.moveFocus(forward: press.key == .downArrow, in: tree) ? .handled : .ignored
    }

    override var typeName: String { "arrowFocus" }
}

extension View {
    /// Lets the arrow keys up and down move the focus through the views in this one in order.
    nonisolated package func movesFocusByArrows() -> some View {
        modifier(ArrowFocusModifier())
    }
}
