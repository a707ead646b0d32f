/// Changes the preference of the content, depending on the transaction in which it is collected.
package struct TransactionalPreferenceTransformModifier<Key: PreferenceKey> {
    /// The change.
    package var transform: (inout Key.Value, Transaction) -> Void

    /// Creates a modifier that changes a value.
    package init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value, Transaction) -> Void) {
        self.transform = transform
    }
}

extension TransactionalPreferenceTransformModifier: UnaryNodeModifier {
    package typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PreferenceNode<Self, Key>(child: child, modifier: modifier, inputs: inputs) { modifier, node, collector in
            collector.collect(node.child) { modifier.transform(&$0, node.tree.transactions.current) }
        }
    }
}
