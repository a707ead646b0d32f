extension ViewNode {
    /// Whether some node around shows others in this one's place. Asked by actions while they run: the tree stays as it is meanwhile.
    ///
    /// What is found holds for all nodes on the way, and is kept for them until the actions have run, so that a chain of nodes
    /// that ask is walked once.
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
        // Parents first: where an action has ended these nodes, none frees another in turn.
        tree.nodesKnownToBeHiddenOrNot.append(contentsOf: path.reversed())
        return isHidden
    }
}

extension ViewTree {
    func forgetHiddenNodes() {
        guard !nodesKnownToBeHiddenOrNot.isEmpty else { return }
        for node in nodesKnownToBeHiddenOrNot { node.flags.subtract([.isHidingKnown, .isKnownToBeHidden]) }
        nodesKnownToBeHiddenOrNot.removeAll()
    }
}
