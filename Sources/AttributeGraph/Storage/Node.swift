/// The record of an attribute, without its payload. 40 bytes; index 0 is no node.
@frozen @usableFromInline
struct Node: BitwiseCopyable {
    /// The value, followed by the rule if there is one; for a sink, the sink itself.
    @usableFromInline var payload: UnsafeMutableRawPointer
    /// The generation of the slot; odd while it is in use.
    @usableFromInline var generation: UInt32
    @usableFromInline var kind: UInt16
    @usableFromInline var flags: NodeFlags
    /// The first of the edges to the attribute's inputs, in the order of reading.
    @usableFromInline var firstInput: UInt32
    /// The first of the edges to the attribute's readers.
    @usableFromInline var firstOutput: UInt32
    /// The stamp of the evaluation that read the attribute last, so that it is recorded once.
    @usableFromInline var readStamp: UInt32
    @usableFromInline var scope: UInt32
    @usableFromInline var nextInScope: UInt32
    @usableFromInline var previousInScope: UInt32

    @inlinable @inline(__always)
    init(payload: UnsafeMutableRawPointer, generation: UInt32, kind: UInt16, flags: NodeFlags, scope: UInt32) {
        self.payload = payload
        self.generation = generation
        self.kind = kind
        self.flags = flags
        self.scope = scope
        firstInput = 0
        firstOutput = 0
        readStamp = 0
        nextInScope = 0
        previousInScope = 0
    }
}

/// A set of bits. Not an `OptionSet`, whose generic algorithms are slow in unoptimised builds.
@frozen @usableFromInline
struct NodeFlags: BitwiseCopyable {
    @usableFromInline var bits: UInt16

    @inlinable @inline(__always)
    init(bits: UInt16) { self.bits = bits }

    /// An input has changed.
    @inlinable static var dirty: NodeFlags { NodeFlags(bits: 1) }
    /// An indirect input has changed; whether the direct inputs differ is not known yet.
    @inlinable static var maybeDirty: NodeFlags { NodeFlags(bits: 2) }
    @inlinable static var hasValue: NodeFlags { NodeFlags(bits: 4) }
    @inlinable static var evaluating: NodeFlags { NodeFlags(bits: 8) }
    /// On the update stack: its inputs are being updated.
    @inlinable static var pending: NodeFlags { NodeFlags(bits: 16) }
    /// Freed, but not yet recycled.
    @inlinable static var dead: NodeFlags { NodeFlags(bits: 32) }
    @inlinable static var sink: NodeFlags { NodeFlags(bits: 64) }
    @inlinable static var input: NodeFlags { NodeFlags(bits: 128) }

    @inlinable static var outOfDate: NodeFlags { .dirty | .maybeDirty }
    /// The flags of attributes that cannot be read directly.
    @inlinable static var notReadable: NodeFlags { .dirty | .maybeDirty | .evaluating }
    @inlinable static var active: NodeFlags { .evaluating | .pending }

    @inlinable @inline(__always)
    static func | (first: NodeFlags, second: NodeFlags) -> NodeFlags { NodeFlags(bits: first.bits | second.bits) }

    @inlinable @inline(__always)
    func hasAny(_ other: NodeFlags) -> Bool { bits & other.bits != 0 }

    @inlinable @inline(__always)
    mutating func insert(_ other: NodeFlags) { bits |= other.bits }

    @inlinable @inline(__always)
    mutating func remove(_ other: NodeFlags) { bits &= ~other.bits }
}

/// A recorded read: `target` has read `source`. 20 bytes; index 0 is no edge.
@frozen @usableFromInline
struct GraphEdge: BitwiseCopyable {
    /// 0 after the source has been freed.
    @usableFromInline var source: UInt32
    @usableFromInline var target: UInt32
    /// The next read of the target; also links the free list.
    @usableFromInline var nextInput: UInt32
    @usableFromInline var nextOutput: UInt32
    /// For the first output, this is the last output.
    @usableFromInline var previousOutput: UInt32

    @inlinable @inline(__always)
    init(source: UInt32, target: UInt32, nextInput: UInt32, nextOutput: UInt32, previousOutput: UInt32) {
        self.source = source
        self.target = target
        self.nextInput = nextInput
        self.nextOutput = nextOutput
        self.previousOutput = previousOutput
    }
}

/// The record of a lifetime scope. 28 bytes; index 0 is no scope.
@usableFromInline
struct ScopeRecord: BitwiseCopyable {
    @usableFromInline var generation: UInt32
    @usableFromInline var parent: UInt32
    @usableFromInline var firstChild: UInt32
    @usableFromInline var nextSibling: UInt32
    @usableFromInline var previousSibling: UInt32
    @usableFromInline var firstNode: UInt32
}
