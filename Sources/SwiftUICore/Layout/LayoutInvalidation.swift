/// The work of the next layout of a tree. Flags of each node say which of its results are stale; see `ViewNode.Flags`.
struct LayoutInvalidation {
    /// Whether anything must be laid out.
    var isNeeded = true
    /// Whether a function of the program runs whose reads are recorded; see `ClosureReads`.
    var isInClosure = false
    /// Whether the layout direction of a part of the tree has changed since the last layout.
    var isDirectionStale = false
}
