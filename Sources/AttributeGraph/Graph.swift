/// A dependency graph that caches computed values and re-evaluates only those that a change affects.
///
/// A graph is used from one thread at a time; several graphs may live on several threads. See Docs/AttributeGraph.md.
public final class Graph {
    @usableFromInline let storage: UnsafeMutablePointer<GraphStorage>

    /// Records evaluations and their causes while set.
    package var trace: UpdateTrace? {
        didSet { storage.pointee.isTracing = trace != nil }
    }

    /// Called with the names of the attributes on a cycle, in the order of reading. If nil, the first cycle is printed as a
    /// warning.
    package var onCycle: (([String]) -> Void)?
    var hasWarnedOfCycle = false

    package init() {
        storage = .allocate(capacity: 1)
        storage.initialize(to: GraphStorage())
    }

    deinit {
        destroyPayloads()
        storage.pointee.deallocateAll()
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// The number of existing attributes.
    package var attributeCount: Int {
        let nodes = storage.pointee.nodes
        return nodes.count - 1 - chainLength(from: storage.pointee.firstFreeNode) { nodes.base[Int($0)].nextInScope }
    }

    /// The number of recorded reads.
    package var edgeCount: Int {
        let edges = storage.pointee.edges
        return edges.count - 1 - chainLength(from: storage.pointee.firstFreeEdge) { edges.base[Int($0)].nextInput }
    }

    /// Returns the number of records in a chain, which ends at the index 0.
    private func chainLength(from first: UInt32, next: (UInt32) -> UInt32) -> Int {
        var (length, index) = (0, first)
        while index != 0 {
            length += 1
            index = next(index)
        }
        return length
    }

    /// Whether the attribute has not been freed.
    @inlinable @inline(__always)
    package func isLive(_ id: AttributeID) -> Bool {
        Int(id.index) < storage.pointee.nodes.count
            && storage.pointee.nodes.base[Int(id.index)].generation == id.generation
    }

    @inlinable @inline(__always)
    func id(ofNode index: UInt32) -> AttributeID {
        AttributeID(index: index, generation: storage.pointee.nodes.base[Int(index)].generation)
    }

    /// Whether reading the attribute would evaluate anything. False for freed attributes.
    @inlinable
    package func isOutOfDate(_ id: AttributeID) -> Bool {
        isLive(id) && storage.pointee.nodes.base[Int(id.index)].flags.hasAny(.outOfDate)
    }

    /// Whether an attribute is being evaluated.
    @inlinable
    package var isEvaluating: Bool { storage.pointee.evaluating != 0 }

    /// The innermost attribute being evaluated; nil if there is none.
    @inlinable
    package var currentlyEvaluating: AttributeID? {
        let index = storage.pointee.evaluating
        return index == 0 ? nil : id(ofNode: index)
    }

    /// The sink that is being evaluated; nil if the innermost attribute being evaluated has a value.
    package var currentlyEvaluatingSink: GraphSink? {
        let node = storage.pointee.nodes.base[Int(storage.pointee.evaluating)]
        // The payload of a sink's node is the sink, which its creator keeps alive.
        guard storage.pointee.evaluating != 0, node.flags.hasAny(.sink) else { return nil }
        return Unmanaged<GraphSink>.fromOpaque(node.payload).takeUnretainedValue()
    }

    /// Returns the attribute's name for diagnostics.
    package func name(of id: AttributeID) -> String {
        isLive(id) ? name(ofNode: id.index) : "freed attribute"
    }

    func name(ofNode index: UInt32) -> String {
        let node = storage.pointee.nodes.base[Int(index)]
        return storage.pointee.kinds.kinds[Int(node.kind)].name(node.payload)
    }
}

@available(*, unavailable)
extension Graph: Sendable {}
