/// Dynamic children that consist of at most one child, which is updated in place or replaced as a whole.
class ReplaceableChild: DynamicChildren {
    private final let inputs: _ViewInputs
    @exclusivity(unchecked) private final var item: DynamicChild?
    /// The branch of the current view.
    @exclusivity(unchecked) private final var branch = 0

    init(inputs: _ViewInputs) {
        self.inputs = inputs
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    final override func forEachItem(_ body: (DynamicChild) -> Void) {
        if let item { body(item) }
    }

    /// Shows a view. The current view is updated, and keeps its state, if it has the same type and branch; otherwise it is replaced.
    ///
    /// - Parameter branch: Which of several contents it is. A view of another branch is another view, even with the same type.
    final func show<Content: View>(_ content: Content, branch: Int = 0) {
        if branch == self.branch, let cell = item as? ContentCell<Content> {
            cell.set(content)
            return
        }
        let (old, oldBranch) = (item, self.branch)
        self.branch = branch
        if let cell = takeDeparting(BranchIdentity(type: ContentCell<Content>.self, branch: branch)) as? ContentCell<Content> {
            item = cell
            cell.set(content)
        } else {
            makeItem(content, inputs: inputs) { item = $0 }
        }
        if let old { retire(old, identity: BranchIdentity(type: type(of: old), branch: oldBranch)) }
        nodesChanged()
    }

    /// Removes the current view, if there is one.
    final func showNothing() {
        guard let item else { return }
        self.item = nil
        retire(item, identity: BranchIdentity(type: type(of: item), branch: branch))
        nodesChanged()
    }
}

/// The identity of a view that was removed: the type of its cell and its branch.
private struct BranchIdentity: Hashable {
    let type: ObjectIdentifier
    let branch: Int

    init(type: DynamicChild.Type, branch: Int) {
        self.type = ObjectIdentifier(type)
        self.branch = branch
    }
}
