import AttributeGraph

/// Something kept outside of the graph that user code may read: a state's value, an object, a node's geometry.
///
/// It stands in the graph as an attribute that counts its changes, made when it is first read.
struct Dependency {
    private var revision: Attribute<UInt32>?

    /// Makes the code that is being evaluated depend on this.
    @inline(__always)
    mutating func read(in tree: ViewTree) {
        if let revision {
            _ = tree.graph.value(of: revision)
        } else {
            let revision = tree.graph.input(UInt32(0), in: tree.graphScope)
            self.revision = revision
            _ = tree.graph.value(of: revision)
        }
    }

    /// Makes whoever has read this be evaluated again.
    func changed(in tree: ViewTree) {
        guard let revision else { return }
        tree.graph.set(revision, to: tree.graph.peek(revision) &+ 1)
    }

    mutating func end(in tree: ViewTree) {
        guard let revision else { return }
        tree.graph.free(revision.id)
        self.revision = nil
    }
}
