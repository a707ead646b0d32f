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
}
