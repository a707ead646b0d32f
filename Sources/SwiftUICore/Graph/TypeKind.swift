/// The kinds of Swift types that reflection distinguishes here, read from the type's metadata.
enum TypeKind {
    case structure, enumeration, optional, tuple, existential, function, other

    init(of type: Any.Type) {
        // The first word of every type's metadata is its kind (Swift ABI: TypeMetadata); classes have a pointer there.
        switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
        case 0x200: self = .structure
        case 0x201: self = .enumeration
        case 0x202: self = .optional
        case 0x301: self = .tuple
        case 0x302: self = .function
        case 0x303: self = .existential
        default: self = .other
        }
    }

    /// Whether values of a type may be moved by copying their bytes, which values with weak references may not.
    static func isBitwiseTakable(_ type: Any.Type) -> Bool {
        // The word before a type's metadata is the address of its value witnesses: eight functions, the size and the stride, and flags, of which
        // bit 20 is set if values cannot be moved in this way (Swift ABI: TypeLayout).
        let witnesses = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[-1]
        return witnesses.load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self) & (1 << 20) == 0
    }
}
