import AttributeGraph

/// A value stored outside of the graph that user code may read, such as the value of a state, an object or a node's geometry.
///
/// The graph represents it as an attribute that counts its changes, created when it is first read.
struct Dependency {
    // Without an optional, which would be larger.
    private var id = AttributeID.none

    private var revision: Attribute<UInt32>? { id == .none ? nil : Attribute(id: id) }

    /// Makes the code that is being evaluated depend on this value.
    @inline(__always)
    mutating func read(in tree: ViewTree) {
        if let revision {
            _ = tree.graph.value(of: revision)
        } else {
            let revision = tree.graph.input(UInt32(0), in: tree.graphScope)
            id = revision.id
            _ = tree.graph.value(of: revision)
        }
    }

    /// Invalidates all code that has read this value.
    func changed(in tree: ViewTree) {
        guard let revision else { return }
        tree.graph.set(revision, to: tree.graph.peek(revision) &+ 1)
    }

    /// The attribute in the graph; nil if nothing has read the value.
    var attribute: AttributeID? { revision?.id }

    /// How often the value has changed since it was first read.
    func changeCount(in tree: ViewTree) -> UInt32 { revision.map { tree.graph.peek($0) } ?? 0 }

    mutating func end(in tree: ViewTree) {
        guard let revision else { return }
        tree.graph.free(revision.id)
        id = .none
    }
}
