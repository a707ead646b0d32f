/// Lets the up and down arrow keys move the focus through the views of its content, such as the items of a menu.
struct ArrowFocusModifier {}

extension ArrowFocusModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ArrowFocusNode
}

final class ArrowFocusNode: PlainNode, KeyResponder {
    func respond(to press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.forCommands.isEmpty, press.key == .upArrow || press.key == .downArrow else {
            return .ignored
        }
        return tree.focus.moveFocus(forward: press.key == .downArrow, in: tree) ? .handled : .ignored
    }

    override var typeName: String { "arrowFocus" }
}

extension View {
    /// Lets the up and down arrow keys move the focus through the descendants of the view, in order.
    nonisolated package func movesFocusByArrows() -> some View {
        modifier(ArrowFocusModifier())
    }
}
