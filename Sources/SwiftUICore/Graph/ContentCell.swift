/// A cell whose value is set from outside: the root view, the content of a branch.
package final class ContentCell<Content>: DynamicChild {
    /// The scope in which the content stands, which owns the cell; nil for the root view.
    @exclusivity(unchecked) var enclosingScope: Unretained<ScopeCell>?

    required override init(tree: Unretained<ViewTree>, depth: Int32) {
        super.init(tree: tree, depth: depth)
    }

    package func set(_ content: Content) {
        replaceValue(with: content)
    }

    override var enclosingLoopIdentity: AnyHashable? { enclosingScope?.use { ($0 as? DynamicChild)?.enclosingLoopIdentity } }

    package override func end() {
        guard !hasEnded else { return }
        super.end()
        deallocateValue(Content.self)
    }
}
