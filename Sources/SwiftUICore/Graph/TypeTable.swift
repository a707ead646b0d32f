/// A table with types as keys, for lookups while views are made: faster than a dictionary, whose hash function resists attacks.
struct TypeTable<Value> {
    private struct Entry {
        let key: ObjectIdentifier
        let value: Value
    }

    /// The entries by the hash of their key, each at the first free place from there on; a power of two of places.
    private var places = ContiguousArray<Entry?>(repeating: nil, count: 32)
    private var count = 0

    /// The index of a key, or of the free place where it belongs.
    @inline(__always)
    private func index(of key: ObjectIdentifier) -> Int {
        let mask = places.count - 1
        // Descriptions of types are aligned to 8 bytes or more. The multiplication carries the lower bits into the upper half.
        var index = Int(truncatingIfNeeded: ((UInt(bitPattern: key) >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while let entry = places[index], entry.key != key { index = (index + 1) & mask }
        return index
    }

    @inline(__always)
    subscript(type: Any.Type) -> Value? { self[ObjectIdentifier(type)] }

    @inline(__always)
    subscript(key: ObjectIdentifier) -> Value? { places[index(of: key)]?.value }

    /// Adds a value for a type that has none.
    mutating func insert(_ value: Value, for type: Any.Type) { insert(value, for: ObjectIdentifier(type)) }

    mutating func insert(_ value: Value, for key: ObjectIdentifier) {
        if 2 * (count + 1) > places.count {
            let old = places
            places = ContiguousArray(repeating: nil, count: 2 * old.count)
            for case let entry? in old { places[index(of: entry.key)] = entry }
        }
        places[index(of: key)] = Entry(key: key, value: value)
        count += 1
    }
}
