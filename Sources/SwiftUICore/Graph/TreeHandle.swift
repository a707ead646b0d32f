/// A reference to a tree that becomes nil when the tree is deallocated.
///
/// Cheaper than a weak reference, which would put every use of the tree on the slow path of reference counting.
final class TreeHandle {
    var tree: ViewTree? { unretainedTree?.object }
    // The tree clears it in its `deinit`.
    private(set) var unretainedTree: Unretained<ViewTree>?

    init(_ tree: ViewTree) {
        unretainedTree = Unretained(tree)
    }

    /// Called when the tree is deallocated.
    func clear() {
        unretainedTree = nil
    }
}
