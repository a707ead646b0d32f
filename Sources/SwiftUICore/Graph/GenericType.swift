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
}
