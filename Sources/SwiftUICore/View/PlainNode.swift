/// A node with its child's layout, of a modifier without a value.
class PlainNode: UnaryNode {
    required override init(child: ViewNode, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
    }
}

extension UnaryNodeModifier where Node: PlainNode {
    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        Node(child: child, inputs: inputs)
    }
}
