/// A node with a secondary view, which is laid out in its frame, not drawn, and describes the child to assistive technologies.
class AccessibilityViewNode: UnaryNode {
    /// The secondary view; nil if it is empty.
    final let secondary: ViewNode?

    init(child: ViewNode, secondary: ViewNode?, inputs: _ViewInputs) {
        self.secondary = secondary
        super.init(child: child, inputs: inputs)
        secondary?.attach(to: self)
    }

    final override func arrange() {
        super.arrange()
        secondary?.place(at: .zero, proposal: Proposal(size))
    }

    final override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
        body(child)
        secondary.map(body)
    }
}
