/// What the next drawing of a tree has to do. Each node has flags of its own for a stale display list; see `ViewNode.markDisplay`.
package struct DisplayInvalidation {
    /// Whether the rendering may differ from the last one drawn.
    package internal(set) var isNeeded = true
    /// A counter whose changes invalidate all cached display lists.
    private(set) var epoch = 0
    /// The number of items from which on a container becomes a repaint boundary; tests use other values.
    package var repaintBoundaryThreshold = 8
    /// Whether a drawn node has read nodes outside of its subtree, so that enclosing repaint boundaries must not cache it.
    var hasReadSurroundings = false

    /// Invalidates all cached display lists.
    mutating func invalidateCaches() {
        epoch &+= 1
    }
}
