// Reads: the size of the window, the safe areas, the marks of nodes with a stale size or arrangement, and their environment.
// Writes: size, origin and proposal of nodes, their caches, and whether geometry observers must be notified. Makes the content of
// geometry readers and of lazy containers, which may enqueue elements.

extension ViewTree {
    /// Lays out the marked nodes.
    func updateLayout() {
        guard layout.isNeeded else { return }
        layout.isNeeded = false
        guard !awaitsSize else { return }
        if layout.isDirectionStale {
            layout.isDirectionStale = false
            rootNode?.updateLayoutDirections()
        }
        rootNode?.layOut(in: size)
        keepTransitionsInPlace()
    }
}
