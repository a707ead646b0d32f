/// A reference to a tree that becomes nil when the tree is deallocated.
///
/// Cheaper than a weak reference, which would put every use of the tree on the slow path of reference counting.
final class TreeHandle {
    // Unowned: the tree clears it in its `deinit`.
    unowned(unsafe) private(set) var tree: ViewTree?

    init(_ tree: ViewTree) {
        self.tree = tree
    }

    /// Called when the tree is deallocated.
    func clear() {
        tree = nil
    }
}
