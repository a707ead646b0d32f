import AttributeGraph

/// A modifier that puts one node around each node of its content.
package protocol UnaryNodeModifier: ViewModifier where Body == Never {
    /// The node around `child`, which updates itself from `modifier`.
    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode

    /// The inputs for the content.
    nonisolated static func contentInputs(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewInputs
}

extension UnaryNodeModifier {
    nonisolated package static func contentInputs(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewInputs {
        inputs
    }

    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        let tree = inputs.tree
        let start = tree.emission.count
        NativeStack.withSpace {
            Content._makeView(content, inputs: contentInputs(modifier: modifier, inputs: inputs))
        }
        for index in start..<tree.emission.count {
            switch tree.emission[index] {
            case .node(let node):
                tree.emission[index] = .node(makeNode(around: node, modifier: modifier, inputs: inputs))
            case .dynamic(let dynamicChildren):
                dynamicChildren.wrap(with: ModifierChildWrapper(modifier: modifier, inputs: inputs))
            }
        }
    }
}

private final class ModifierChildWrapper<Modifier: UnaryNodeModifier>: ChildWrapper {
    private let modifier: _GraphValue<Modifier>
    private let inputs: _ViewInputs

    init(modifier: _GraphValue<Modifier>, inputs: _ViewInputs) {
        self.modifier = modifier
        self.inputs = inputs
    }

    override func wrap(_ node: ViewNode, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> ViewNode {
        Modifier.makeNode(around: node, modifier: modifier, inputs: inputs.with { $0.scope = scope })
    }
}
