/// What the next layout of a tree has to do. Each node has flags of its own for what is stale in it; see `ViewNode.Flags`.
struct LayoutInvalidation {
    /// Whether anything must be laid out.
    var isNeeded = true
    /// Whether the layout direction of a part of the tree has changed since the last layout.
    var isDirectionStale = false
}
