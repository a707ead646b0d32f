/// The nodes around a node, from its parent outwards.
struct Ancestors: Sequence, IteratorProtocol {
    private var following: ViewNode?

    fileprivate init(of node: ViewNode) { following = node.parent }

    mutating func next() -> ViewNode? {
        guard let node = following else { return nil }
        following = node.parent
        return node
    }
}

extension ViewNode {
    /// The nodes around this node, from its parent outwards.
    final var ancestors: Ancestors { Ancestors(of: self) }

    /// The innermost ancestor of a type.
    final func enclosing<Node>(_ type: Node.Type) -> Node? {
        for node in ancestors {
            if let found = node as? Node { return found }
        }
        return nil
    }
}
