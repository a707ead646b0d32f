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
            guard fieldOffset <= offset else { return true }
            if fieldOffset == offset, fieldType == part {
                isFound = true
            } else {
                isFound = contains(part, at: offset - fieldOffset, in: fieldType)
            }
            return !isFound
        }
        return isFound
    }
}
