/// The tables of a graph. They are accessed through a pointer, so that hot paths need neither exclusivity checks nor reference
/// counting.
@usableFromInline
struct GraphStorage {
    @usableFromInline var nodes = GrowableBuffer<Node>(capacity: 64)
    @usableFromInline var edges = GrowableBuffer<GraphEdge>(capacity: 64)
    @usableFromInline var scopes = GrowableBuffer<ScopeRecord>(capacity: 16)
    @usableFromInline var payloads = PayloadAllocator()
    @usableFromInline var kinds = KindTable()

    @usableFromInline var firstFreeNode: UInt32 = 0
    @usableFromInline var firstFreeEdge: UInt32 = 0
    @usableFromInline var firstFreeScope: UInt32 = 0

    /// The attribute that reads are recorded for; 0 if none is being evaluated or reads are not tracked.
    @usableFromInline var recorder: UInt32 = 0
    /// The recorder's edge of the latest read; 0 before the first read.
    @usableFromInline var cursor: UInt32 = 0
    /// Identifies the recorder's current evaluation.
    @usableFromInline var stamp: UInt32 = 0
    @usableFromInline var lastStamp: UInt32 = 0
    /// The attribute being evaluated, whether or not reads are tracked.
    @usableFromInline var evaluating: UInt32 = 0

    @usableFromInline var isTracing = false
    /// The nodes whose outputs are yet to be marked.
    @usableFromInline var markStack = GrowableBuffer<UInt32>(capacity: 64)
    /// The path of attributes being updated, each one an input of the one before it.
    @usableFromInline var updateStack = GrowableBuffer<UpdateFrame>(capacity: 64)

    init() {
        // Index 0 means "none" in all tables.
        nodes.append(
            Node(
                payload: UnsafeMutableRawPointer(nodes.base), generation: 1, kind: 0, flags: .dead, scope: 0))
        edges.append(GraphEdge(source: 0, target: 0, nextInput: 0, nextOutput: 0, previousOutput: 0))
        scopes.append(ScopeRecord(generation: 0, parent: 0, firstChild: 0, nextSibling: 0, previousSibling: 0, firstNode: 0))
        kinds.append(.sink)
    }

    func deallocateAll() {
        nodes.deallocate()
        edges.deallocate()
        scopes.deallocate()
        payloads.deallocateAll()
        kinds.deallocateAll()
        markStack.deallocate()
        updateStack.deallocate()
    }

    /// Returns a new evaluation stamp.
    @inlinable @inline(__always)
    mutating func makeStamp() -> UInt32 {
        lastStamp &+= 1
        if lastStamp == 0 { forgetStamps() }
        return lastStamp
    }

    @usableFromInline @inline(never)
    mutating func forgetStamps() {
        for index in 0..<nodes.count { nodes.base[index].readStamp = 0 }
        lastStamp = 1
    }
}

/// An attribute on the update path, and the edge to its current input.
@frozen @usableFromInline
struct UpdateFrame: BitwiseCopyable {
    @usableFromInline var node: UInt32
    @usableFromInline var edge: UInt32

    @inlinable @inline(__always)
    init(node: UInt32, edge: UInt32) {
        self.node = node
        self.edge = edge
    }
}
