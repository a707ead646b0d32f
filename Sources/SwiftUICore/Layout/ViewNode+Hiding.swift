extension ViewNode {
    /// Whether an ancestor shows other children in place of this node's subtree. Used by actions, during which the tree does not
    /// change.
    ///
    /// The result holds for all nodes on the path and is cached for them until the actions have run, so that a chain of nodes is
    /// walked once.
    final var isHiddenByAncestor: Bool {
        var path: ContiguousArray<ViewNode> = []
        var isHidden = false
        var node = self
        while true {
            if node.flags.contains(.isHidingKnown) {
                isHidden = node.flags.contains(.isKnownToBeHidden)
                break
            }
            path.append(node)
            guard let parent = node.parent else { break }
            if parent.hides(node) {
                isHidden = true
                break
            }
            node = parent
        }
        for node in path { node.flags.insert(isHidden ? [.isHidingKnown, .isKnownToBeHidden] : .isHidingKnown) }
        // Parents first: if an action has ended these nodes, releasing one does not free others recursively.
        tree.hidingCache.append(path.reversed())
        return isHidden
    }
}

/// The nodes for which it is cached whether an ancestor hides them: see `ViewNode.isHiddenByAncestor`.
struct HidingCache {
    private var nodes = ContiguousArray<ViewNode>()

    mutating func append(_ path: ReversedCollection<ContiguousArray<ViewNode>>) {
        nodes.append(contentsOf: path)
    }

    /// Forgets the cached results, after the actions have run.
    mutating func forget() {
        guard !nodes.isEmpty else { return }
        for node in nodes { node.flags.subtract([.isHidingKnown, .isKnownToBeHidden]) }
        nodes.removeAll()
    }
}
