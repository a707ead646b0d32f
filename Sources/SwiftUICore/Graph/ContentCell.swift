/// A cell whose value is set from outside: the root view, the content of a branch.
package final class ContentCell<Content>: DynamicChild {
    @exclusivity(unchecked) private var storage = CellStorage()
    /// The scope in which the content stands, which owns the cell; nil for the root view.
    @exclusivity(unchecked) var enclosingScope: Unretained<ScopeCell>?

    required override init(tree: Unretained<ViewTree>, depth: Int32) {
        super.init(tree: tree, depth: depth)
    }

    package func set(_ content: Content) {
        storage.replace(with: content, in: self)
    }

    override var enclosingLoopIdentity: AnyHashable? { enclosingScope?.use { ($0 as? DynamicChild)?.enclosingLoopIdentity } }

    package override func end() {
        guard !hasEnded else { return }
        super.end()
        unretainedTree.use { storage.deallocate(Content.self, in: $0.graph) }
    }
}
