/// A node with a secondary view, which is laid out in its frame, not drawn, and describes the child to assistive technologies.
class AccessibilityViewNode: UnaryNode {
    /// The secondary view; nil if it is empty.
    final let secondary: ViewNode?

    required init(child: ViewNode, secondary: ViewNode?, inputs: _ViewInputs) {
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

/// Gives its content another view for assistive technologies, which is not drawn. The type of the node determines what the view describes.
nonisolated struct AccessibilityViewModifier<Secondary: View, SecondaryNode: AccessibilityViewNode>: UnaryNodeModifier {
    typealias Body = Never

    var secondary: Secondary

    init(_: SecondaryNode.Type, secondary: Secondary) {
        self.secondary = secondary
    }

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        // Views of a column are read in the order of the program.
        let secondary = inputs.makeSecondary(modifier.part(Secondary.self, at: 0), in: .column)
        return SecondaryNode(child: child, secondary: secondary, inputs: inputs)
    }
}
