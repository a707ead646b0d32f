/// A type-erased reference to an attribute of a graph; it becomes stale when the attribute is freed.
@frozen @usableFromInline
package struct AttributeID: Hashable, Sendable {
    @usableFromInline package var index: UInt32
    @usableFromInline package var generation: UInt32

    @inlinable
    package init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }

    /// Refers to no attribute: reading it is a programming error; setting, invalidating and freeing it have no effect.
    @inlinable
    package static var none: AttributeID { AttributeID(index: 0, generation: 0) }
}

extension Graph {
    /// The attribute with an index, which must be in use, or none for 0. For owners of attributes that keep the index only.
    @inlinable @inline(__always)
    package func attribute(at index: UInt32) -> AttributeID {
        index == 0 ? .none : AttributeID(index: index, generation: storage.pointee.nodes.base[Int(index)].generation)
    }
}

/// A reference to an attribute whose value is a `Value`.
@frozen @usableFromInline
package struct Attribute<Value>: Hashable, Sendable {
    @usableFromInline package var id: AttributeID

    /// Creates a reference from `id`, which the caller must know to be of this type.
    @inlinable
    package init(id: AttributeID) { self.id = id }
}

/// A lifetime scope: freeing it frees every attribute made in it and in nested scopes.
@frozen @usableFromInline
package struct GraphScope: Hashable, Sendable {
    @usableFromInline package var index: UInt32
    @usableFromInline package var generation: UInt32

    @inlinable
    package init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}
