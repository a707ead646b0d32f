import CConformances

/// The value types in the process that are declared to conform to a protocol, on conditions or not.
///
/// The runtime learns that a type does not conform by going through all conformances in the process, 0.3 million instructions for each type. The index goes
/// through them once, which takes less, and again when a library has been loaded.
final class ConformanceIndex: Sendable {
    private struct Contents {
        var images = 0
        var types: Set<GenericType> = []
    }

    private let contents = Locked(Contents())
    /// The address of the protocol's descriptor.
    private let protocolAddress: UInt

    /// - Parameter existential: The type of values that conform to the protocol, such as `(any Equatable).self`.
    init(_ existential: Any.Type) {
        precondition(TypeKind(of: existential) == .existential, "\(existential) is not a protocol")
        // The metadata of an existential type (Swift ABI: TargetExistentialTypeMetadata) is its kind, flags, the number of protocols, and their
        // descriptors; a superclass, which is not supported here, would precede them.
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        precondition(metadata.load(fromByteOffset: 12, as: UInt32.self) == 1, "\(existential) is not one protocol")
        protocolAddress = metadata.load(fromByteOffset: 16, as: UInt.self)
    }

    /// Whether a type may conform to the protocol. It does if it is declared to and fulfils the conditions.
    func mayContain(_ type: GenericType) -> Bool {
        // Types of C have a descriptor in each image that uses them.
        guard type.hasUniqueDescriptor else { return true }
        return contents.withLock { contents in
            let images = conformances_image_count()
            if images != contents.images { contents = Contents(images: images, types: readTypes()) }
            return contents.types.contains(type)
        }
    }

    private func readTypes() -> Set<GenericType> {
        var types: Set<GenericType> = []
        withUnsafeMutablePointer(to: &types) { types in
            conformances_visit_types(UnsafeRawPointer(bitPattern: protocolAddress), types) { types, descriptor in
                guard let types, let descriptor else { return }
                types.assumingMemoryBound(to: Set<GenericType>.self).pointee.insert(GenericType(descriptor: descriptor))
            }
        }
        return types
    }
}
