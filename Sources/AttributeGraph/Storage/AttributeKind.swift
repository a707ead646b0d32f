/// The properties shared by all attributes of one rule type (or one input type and name). A node refers to it by its 16-bit `kind`.
@usableFromInline
struct AttributeKind {
    @usableFromInline let key: KindKey
    @usableFromInline let equals: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    /// Evaluates in place and returns whether the value changed.
    @usableFromInline let evaluate: (Graph, UInt32, UnsafeMutableRawPointer) -> Bool
    /// Stores the fallback value for cycles in a payload without a value; returns false if there is none.
    @usableFromInline let useCycleFallback: (UnsafeMutableRawPointer) -> Bool
    @usableFromInline let destroy: (UnsafeMutableRawPointer, _ hasValue: Bool) -> Void
    @usableFromInline let name: (UnsafeMutableRawPointer) -> String
    @usableFromInline let size: Int
    @usableFromInline let alignment: Int

    @inlinable
    init(
        key: KindKey, equals: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?,
        evaluate: @escaping (Graph, UInt32, UnsafeMutableRawPointer) -> Bool,
        useCycleFallback: @escaping (UnsafeMutableRawPointer) -> Bool,
        destroy: @escaping (UnsafeMutableRawPointer, Bool) -> Void,
        name: @escaping (UnsafeMutableRawPointer) -> String,
        size: Int, alignment: Int
    ) {
        self.key = key
        self.equals = equals
        self.evaluate = evaluate
        self.useCycleFallback = useCycleFallback
        self.destroy = destroy
        self.name = name
        self.size = size
        self.alignment = alignment
    }
}

/// Identifies a kind: a type, the role of the attribute, and the name of an input.
@frozen @usableFromInline
struct KindKey: Hashable {
    @usableFromInline enum Role: UInt { case input, rule, statefulRule, sink }

    @usableFromInline let typeAndRole: UInt
    @usableFromInline let name: UInt

    @inlinable @inline(__always)
    init(type: Any.Type, role: Role, name: UInt = 0) {
        // Type metadata is aligned, so its lowest bits are free.
        typeAndRole = UInt(bitPattern: ObjectIdentifier(type)) | role.rawValue
        self.name = name
    }

    @inlinable @inline(__always)
    var slot: Int {
        Int(truncatingIfNeeded: (typeAndRole >> 3) ^ (typeAndRole >> 11) ^ typeAndRole ^ (name >> 3)) & (KindTable.slotCount - 1)
    }
}

/// The kinds of a graph, found through a small direct-mapped table with a high hit rate.
@usableFromInline
struct KindTable {
    @inlinable static var slotCount: Int { 256 }

    @usableFromInline var kinds: UnsafeMutablePointer<AttributeKind>
    @usableFromInline var count = 0
    @usableFromInline var capacity = 16
    @usableFromInline let slots: UnsafeMutablePointer<UInt16>
    @usableFromInline var indices: [KindKey: UInt16] = [:]

    init() {
        kinds = .allocate(capacity: capacity)
        slots = .allocate(capacity: Self.slotCount)
        slots.initialize(repeating: 0, count: Self.slotCount)
    }

    /// Returns the index of the kind with a key, which `make` creates on first use.
    @inlinable @inline(__always)
    mutating func index(of key: KindKey, make: () -> AttributeKind) -> UInt16 {
        let slot = key.slot
        let candidate = slots[slot]
        if (kinds + Int(candidate)).pointee.key == key { return candidate }
        return lookUp(key, slot: slot, make: make)
    }

    @usableFromInline @inline(never)
    mutating func lookUp(_ key: KindKey, slot: Int, make: () -> AttributeKind) -> UInt16 {
        if let known = indices[key] {
            slots[slot] = known
            return known
        }
        return append(make())
    }

    @discardableResult
    mutating func append(_ kind: AttributeKind) -> UInt16 {
        precondition(count <= Int(UInt16.max), "AttributeGraph: more than 65,536 kinds of attributes in one graph.")
        if count == capacity {
            let larger = UnsafeMutablePointer<AttributeKind>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: kinds, count: count)
            kinds.deallocate()
            kinds = larger
            capacity *= 2
        }
        (kinds + count).initialize(to: kind)
        let index = UInt16(count)
        count += 1
        indices[kind.key] = index
        slots[kind.key.slot] = index
        return index
    }

    func deallocateAll() {
        kinds.deinitialize(count: count)
        kinds.deallocate()
        slots.deallocate()
    }
}
