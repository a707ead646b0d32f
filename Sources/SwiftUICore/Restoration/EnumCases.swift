/// The cases of enums, by the type's metadata.
enum EnumCases {
    /// The name of a value's case; nil for types that are no enums.
    static func name<Value>(of value: Value) -> String? {
        guard TypeKind(of: Value.self) == .enumeration else { return nil }
        return withUnsafePointer(to: value) { enumCaseName($0, Value.self) }.map { String(cString: $0) }
    }

    /// Makes a value of the case with a name. The associated value, if the case has one, is initialised by `initialize` at the given
    /// address; nil if there is no such case or `initialize` returns false.
    static func make<Value>(_ name: String, of _: Value.Type, initialize: ((UnsafeMutableRawPointer) -> Bool)?) -> Value? {
        guard TypeKind(of: Value.self) == .enumeration else { return nil }
        let place = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
        defer { place.deallocate() }
        let counts = counts(of: Value.self)
        // The cases with an associated value are numbered first.
        let tags = initialize == nil ? counts.associated..<(counts.associated + counts.plain) : 0..<counts.associated
        for tag in tags {
            place.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, MemoryLayout<Value>.size))
            inject(UInt32(tag), into: place, of: Value.self)
            // The name depends on the tag alone; the empty associated value is neither copied nor released.
            guard let found = enumCaseName(place, Value.self), String(cString: found) == name else { continue }
            if let initialize {
                guard initialize(place) else { return nil }
                inject(UInt32(tag), into: place, of: Value.self)
            }
            return place.assumingMemoryBound(to: Value.self).move()
        }
        return nil
    }

    /// The numbers of cases with and without an associated value, from the type's descriptor (Swift ABI: TargetEnumDescriptor).
    private static func counts(of type: Any.Type) -> (associated: Int, plain: Int) {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        let descriptor = metadata[1]
        // After the flags, and the relative pointers to parent, name, access function and fields.
        let associated = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0x00ff_ffff
        return (Int(associated), Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)))
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
