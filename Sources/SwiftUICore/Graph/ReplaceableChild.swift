/// Dynamic children that consist of at most one child, which is updated in place or replaced as a whole.
class ReplaceableChild: DynamicChildren {
    private final let inputs: _ViewInputs
    @exclusivity(unchecked) private final var item: DynamicChild?

    init(inputs: _ViewInputs) {
        self.inputs = inputs
        super.init(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    final override func forEachItem(_ body: (DynamicChild) -> Void) {
        if let item { body(item) }
    }

    /// Shows a view. The current view is updated, and keeps its state, if it has the same type; otherwise it is replaced.
    ///
    /// - Parameter isReplacement: Whether the current view is replaced even by one of the same type.
    final func show<Content: View>(_ content: Content, isReplacement: Bool = false) {
        if !isReplacement, let cell = item as? ContentCell<Content> {
            cell.set(content)
            return
        }
        let old = item
        makeItem(content, inputs: inputs) { item = $0 }
        if let old { retire(old) }
        nodesChanged()
    }

    /// Removes the current view, if there is one.
    final func showNothing() {
        guard let item else { return }
        self.item = nil
        retire(item)
        nodesChanged()
    }
}
