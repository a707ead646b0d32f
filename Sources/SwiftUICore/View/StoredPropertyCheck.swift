@_spi(Reflection) import Swift

/// Checks projections of a `_GraphValue` against reflection data of the type. Called in debug builds; results are cached.
enum StoredPropertyCheck {
    private struct Projection: Hashable {
        let whole: ObjectIdentifier
        let part: ObjectIdentifier
        let offset: Int
    }

    private static let answers = Locked<[Projection: Bool]>([:])

    /// Whether a `Part` lies `offset` bytes into a `Whole`: as a stored property, as a part of one, or as a struct around the whole
    /// value.
    static func holds<Whole, Part>(_: Part.Type, at offset: Int, in _: Whole.Type) -> Bool {
        // No memory is read for a value of size zero.
        guard MemoryLayout<Part>.size > 0, Whole.self != Part.self else { return true }
        let projection = Projection(whole: ObjectIdentifier(Whole.self), part: ObjectIdentifier(Part.self), offset: offset)
        if let answer = answers.withLock({ $0[projection] }) { return answer }
        let answer = contains(Part.self, at: offset, in: Whole.self) || offset == 0 && contains(Whole.self, at: 0, in: Part.self)
        answers.withLock { $0[projection] = answer }
        return answer
    }

    private static func contains(_ part: Any.Type, at offset: Int, in whole: Any.Type) -> Bool {
        // Reflection lists the fields of these kinds only.
        guard [.structure, .tuple].contains(TypeKind(of: whole)) else { return false }
        var isFound = false
        _ = _forEachField(of: whole) { _, fieldOffset, fieldType, _ in
            // Fields before and after the one at the offset are not examined, as they may be large.
            guard (fieldOffset..<fieldOffset + size(of: fieldType)).contains(offset) else { return true }
            isFound = fieldOffset == offset && fieldType == part || contains(part, at: offset - fieldOffset, in: fieldType)
            return !isFound
        }
        return isFound
    }

    private static func size(of type: Any.Type) -> Int {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }
}
