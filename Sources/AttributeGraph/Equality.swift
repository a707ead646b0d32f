import Glibc

/// Determines whether a value has changed: bitwise for plain data, by `==` for `Equatable` types; other values always count as
/// changed.
@usableFromInline
enum Equality {
    @inlinable @inline(__always)
    static func areEqual<Value>(
        _ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>, kind: UnsafePointer<AttributeKind>
    ) -> Bool {
        if _isPOD(Value.self) {
            if areBitwiseEqual(old, new, size: MemoryLayout<Value>.size) { return true }
            if isExactBitwise(Value.self) { return false }
        }
        guard let equals = kind.pointee.equals else { return false }
        return equals(old, new)
    }

    @inlinable @inline(__always)
    static func areBitwiseEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, size: Int) -> Bool {
        switch size {
        case 0: true
        case 1: old.loadUnaligned(as: UInt8.self) == new.loadUnaligned(as: UInt8.self)
        case 4: old.loadUnaligned(as: UInt32.self) == new.loadUnaligned(as: UInt32.self)
        case 8: old.loadUnaligned(as: UInt64.self) == new.loadUnaligned(as: UInt64.self)
        default: memcmp(old, new, size) == 0
        }
    }

    /// Whether the bits of a type's values differ exactly when the values do. Other types may contain padding and are compared by
    /// `==`.
    @inlinable @inline(__always)
    static func isExactBitwise<Value>(_ type: Value.Type) -> Bool {
        type == Int.self || type == Bool.self || type == UInt.self || type == Int32.self || type == UInt32.self
            || type == UInt8.self
    }

    /// Returns `==` on values behind pointers; nil for types that are not `Equatable`.
    @inlinable
    static func function<Value>(for type: Value.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        guard let equatable = type as? any Equatable.Type else { return nil }
        return function(equatable: equatable)
    }

    @inlinable
    static func function<Value: Equatable>(equatable type: Value.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
    }
}
