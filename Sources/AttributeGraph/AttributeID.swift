/// Names an attribute of a graph, whatever its type; goes stale when the attribute is freed.
@frozen @usableFromInline
package struct AttributeID: Hashable, Sendable {
    @usableFromInline package var index: UInt32
    @usableFromInline package var generation: UInt32

    @inlinable
    package init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }

    /// Names no attribute: reading it is a programmer error, setting, invalidating and freeing it do nothing.
    @inlinable
    package static var none: AttributeID { AttributeID(index: 0, generation: 0) }
}

/// Names an attribute whose value is a `Value`.
@frozen @usableFromInline
package struct Attribute<Value>: Hashable, Sendable {
    @usableFromInline package var id: AttributeID

    /// Takes `id` for an attribute of this type, which the caller knows it to be.
    @inlinable
    package init(id: AttributeID) { self.id = id }
}

/// A lifetime: freeing it frees every attribute made in it and in the scopes below it.
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
