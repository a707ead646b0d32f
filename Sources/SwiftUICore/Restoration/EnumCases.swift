/// The cases of enums, by the type's metadata.
enum EnumCases {
    /// A case, as described by the type's field descriptor (Swift ABI: FieldRecord).
    private struct Case {
        let name: String
        /// The type of the associated value; nil if the case has none.
        let associated: Any.Type?
        /// Whether the associated value is in a box on the heap.
        let isIndirect: Bool
    }

    /// The name of a value's case; nil for types that are no enums.
    static func name<Value>(of value: Value) -> String? {
        guard TypeKind(of: Value.self) == .enumeration else { return nil }
        return withUnsafePointer(to: value) { enumCaseName($0, Value.self) }.map { String(cString: $0) }
    }

    /// Makes a value of the case with a name, and restores its associated value from `archive`; nil if there is no such case, or if the
    /// archive does not fit the type that the case has now. Indirect cases are not restored.
    static func make<Value>(_ name: String, of _: Value.Type, associated archive: ArchivedValue?) -> Value? {
        guard TypeKind(of: Value.self) == .enumeration else { return nil }
        let cases = cases(of: Value.self)
        guard let tag = cases.firstIndex(where: { $0.name == name }) else { return nil }
        // The memory is as large as the largest associated value at least, and aligned for all of them.
        let place = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
        defer { place.deallocate() }
        place.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, MemoryLayout<Value>.size))
        switch (cases[tag].associated, archive) {
        case (nil, nil): break
        case (let type?, let archive?):
            // The value of an indirect case is in a box, which only the compiler makes.
            guard !cases[tag].isIndirect else { return nil }
            func open<Associated>(_: Associated.Type) -> Bool {
                guard let value = ValueRestorer.restore(archive, as: Associated.self, replacing: nil) else { return false }
                place.initializeMemory(as: Associated.self, to: value)
                return true
            }
            guard _openExistential(type, do: open) else { return nil }
        default: return nil
        }
        inject(UInt32(tag), into: place, of: Value.self)
        // The memory now holds a complete value, which is moved out before the memory is freed.
        return place.assumingMemoryBound(to: Value.self).move()
    }

    /// The cases in the order of their tags: those with an associated value come first. Empty for enums without reflection metadata.
    private static func cases(of type: Any.Type) -> [Case] {
        // The second word of an enum's metadata is its descriptor, after which come the generic arguments (Swift ABI: TargetEnumMetadata).
        let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        let descriptor = metadata[1]
        // After the flags, and the relative pointers to parent, name and access function (Swift ABI: TargetEnumDescriptor).
        guard let fields = relativePointer(at: descriptor + 16) else { return [] }
        // The relative pointers to the type and its superclass, the kind, the size of a record and the number of records, then the records.
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        return (0..<count).map { index in
            // The flags, and the relative pointers to the type's mangled name and the case's name. Only cases without a value lack a type.
            let record = fields + 16 + index * size
            let name = relativePointer(at: record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
            let associated = relativePointer(at: record + 4).map { mangled -> Any.Type in
                // Types that cannot be found are taken for `Never`, of which no value can be restored.
                _getTypeByMangledNameInContext(
                    mangled.assumingMemoryBound(to: UInt8.self), UInt(mangledLength(mangled)), genericContext: descriptor,
                    genericArguments: UnsafeRawPointer(metadata + 2)) ?? Never.self
            }
            return Case(name: name ?? "", associated: associated, isIndirect: record.load(as: UInt32.self) & 1 != 0)
        }
    }

    /// The address that a relative pointer refers to; nil if it is null.
    private static func relativePointer(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// The length of a mangled name, which ends with a zero byte, but may contain others in its references to descriptors.
    private static func mangledLength(_ name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            // A relative reference of 32 bits follows.
            case 0x01...0x17: length += 1 + 4
            // An absolute reference follows.
            case 0x18...0x1f: length += 1 + MemoryLayout<Int>.size
            default: length += 1
            }
        }
    }

    /// Stores a case's number in memory that holds its associated value (Swift ABI: the value witness `destructiveInjectEnumTag`).
    private static func inject(_ tag: UInt32, into place: UnsafeMutableRawPointer, of type: Any.Type) {
        typealias Witness = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
        let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UnsafeRawPointer>>.self)
        // Eight functions, the size, the stride, the flags with the number of extra inhabitants, then the enum's three functions.
        let witness = unsafeBitCast(metadata[-1][13], to: Witness.self)
        witness(place, tag, UnsafeRawPointer(metadata))
    }
}

/// The name of an enum's case, by the Swift runtime. It reads the value's tag and nothing else.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName(_ value: UnsafeRawPointer, _ type: Any.Type) -> UnsafePointer<CChar>?
