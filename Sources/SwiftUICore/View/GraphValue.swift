/// A reference to a part of a value cell: the cell and an offset in bytes.
///
/// Reading it is a load through a pointer; projecting a stored property costs an addition.
public struct _GraphValue<Value> {
    let unretainedCell: Unretained<ValueCell>
    package let offset: Int

    package var cell: ValueCell { unretainedCell.object }

    package init(cell: __shared ValueCell, offset: Int) {
        self.init(Unretained(cell), offset: offset)
    }

    init(_ cell: Unretained<ValueCell>, offset: Int) {
        unretainedCell = cell
        self.offset = offset
    }

    /// The value as of the cell's latest evaluation.
    package var value: Value {
        pointer.pointee
    }

    /// The place of the value. Its content changes with the cell's next evaluation.
    @inline(__always)
    var pointer: UnsafePointer<Value> {
        // The cell's storage holds a `Value` at this offset by construction of the projections below.
        (unretainedCell.use { $0.base } + offset).assumingMemoryBound(to: Value.self)
    }

    // Inlined, since generic code would otherwise ask the runtime for the type of the value.

    /// Returns the projection of the stored property of type `Part` at a byte offset within the value.
    @inline(__always)
    package func part<Part>(_: Part.Type, at partOffset: Int) -> _GraphValue<Part> {
        assert(
            StoredPropertyCheck.holds(Part.self, at: partOffset, in: Value.self),
            "\(Value.self) has no stored property of type \(Part.self) at byte \(partOffset)")
        return _GraphValue<Part>(unretainedCell, offset: offset + partOffset)
    }

    /// Returns the projection of the stored property of type `Second` in a struct whose first stored property is a `First`.
    @inline(__always)
    package func second<First, Second>(after _: First.Type, _: Second.Type) -> _GraphValue<Second> {
        part(Second.self, at: roundUp(MemoryLayout<First>.size, toAlignmentOf: Second.self))
    }
}

/// The first offset at or after `offset` with the alignment of a `Part`. Swift lays out the stored properties of a struct in order,
/// each at the next multiple of its alignment.
@inline(__always)
package func roundUp<Part>(_ offset: Int, toAlignmentOf _: Part.Type) -> Int {
    let mask = MemoryLayout<Part>.alignment - 1
    return (offset + mask) & ~mask
}
