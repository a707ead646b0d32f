import AttributeGraph

/// A modifier that puts one node around each node of its content.
///
/// Most modifiers only name the type of the node:
///
///     struct _AllowsHitTestingModifier: Equatable {
///         var isAllowed: Bool
///     }
///
///     extension _AllowsHitTestingModifier: UnaryNodeModifier {
///         typealias Body = Never
///         typealias Node = HitTestingNode
///     }
///
///     final class HitTestingNode: EffectNode<_AllowsHitTestingModifier> {
///         override func allowsHit(at point: CGPoint) -> Bool { modifier.isAllowed }
///     }
protocol UnaryNodeModifier: ViewModifier where Body == Never {
    /// The type of the node; not used by modifiers with a `makeNode` of their own.
    associatedtype Node: ViewNode = UnaryNode

    /// Makes the node around `child`, which updates itself from `modifier`; by default a `Node`.
    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode

    /// Returns the inputs for the content; by default the same inputs.
    nonisolated static func contentInputs(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewInputs
}

/// A node that is made from a child and the value of a modifier, which it observes.
protocol ModifierNode: ViewNode {
    associatedtype Modifier

    init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs)
}

extension UnaryNodeModifier where Node: ModifierNode, Node.Modifier == Self {
    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        Node(child: child, modifier: modifier, inputs: inputs)
    }
}

extension UnaryNodeModifier {
    nonisolated static func contentInputs(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewInputs {
        inputs
    }

    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        inputs.unretainedTree.use { tree in
            let start = tree.emission.count
            NativeStack.withSpace {
                Content._makeView(content, inputs: contentInputs(modifier: modifier, inputs: inputs))
            }
            for index in start..<tree.emission.count {
                let entry = tree.emission[index]
                if case .node(let node) = entry, !(node is GridRowNode) {
                    tree.emission[index] = .node(makeNode(around: node, modifier: modifier, inputs: inputs))
                } else {
                    tree.emission[index] =
                        ModifierChildWrapper(modifier: modifier, inputs: inputs).wrap(entry, scope: inputs.scope, insertion: .none)
                }
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
