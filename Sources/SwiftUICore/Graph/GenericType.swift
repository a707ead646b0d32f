/// A struct or enum without its generic arguments: `Array` for `Array<Int>`.
struct GenericType: Hashable {
    private let descriptor: UnsafeRawPointer

    /// Returns nil for types of other kinds.
    init?(of type: Any.Type) {
        switch TypeKind(of: type) {
        case .structure, .enumeration, .optional: break
        case .tuple, .existential, .function, .other: return nil
        }
        // The second word of the metadata of a value type points to the descriptor, which all specializations share (Swift ABI:
        // TargetValueMetadata). Descriptors are never freed.
        descriptor = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    }

    /// - Parameter descriptor: The descriptor of a type.
    init(descriptor: UnsafeRawPointer) { self.descriptor = descriptor }

    /// Whether all of the process refers to the type by the same descriptor.
    var hasUniqueDescriptor: Bool {
        // Bit 6 of the flags at the beginning of the descriptor (Swift ABI: ContextDescriptorFlags).
        descriptor.load(as: UInt32.self) & (1 << 6) != 0
    }
}
