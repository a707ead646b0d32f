import AttributeGraph

/// A value stored outside of the graph that user code may read, such as the value of a state, an object or a node's geometry.
///
/// The graph represents it as an attribute that counts its changes, created when it is first read.
struct Dependency {
    // The index only: every state has one of these.
    private var index: UInt32 = 0

    private func revision(in tree: ViewTree) -> Attribute<UInt32>? {
        index == 0 ? nil : Attribute(id: tree.graph.attribute(at: index))
    }

    /// Makes the code that is being evaluated depend on this value.
    @inline(__always)
    mutating func read(in tree: ViewTree) {
        if let revision = revision(in: tree) {
            _ = tree.graph.value(of: revision)
        } else {
            let revision = tree.graph.input(UInt32(0), in: tree.graphScope)
            index = revision.id.index
            _ = tree.graph.value(of: revision)
        }
    }

    /// Makes the code that is being evaluated depend on this value if its previous evaluation did.
    @inline(__always)
    mutating func readAgain(in tree: ViewTree) {
        if let revision = revision(in: tree) { tree.graph.readAgain(revision.id) }
    }

    /// Invalidates all code that has read this value.
    func changed(in tree: ViewTree) {
        guard let revision = revision(in: tree) else { return }
        tree.graph.set(revision, to: tree.graph.peek(revision) &+ 1)
    }

    /// The attribute in the graph; nil if nothing has read the value.
    func attribute(in tree: ViewTree) -> AttributeID? { revision(in: tree)?.id }

    /// How often the value has changed since it was first read.
    func changeCount(in tree: ViewTree) -> UInt32 { revision(in: tree).map { tree.graph.peek($0) } ?? 0 }

    mutating func end(in tree: ViewTree) {
        guard let revision = revision(in: tree) else { return }
        tree.graph.free(revision.id)
        index = 0
    }
}
