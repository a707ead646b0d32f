@_spi(Reflection) import Swift

/// The stored properties of types, according to reflection.
enum StoredFields {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
        /// Whether the property is a reference to an object, possibly weak, so that its memory must not be read as a plain pointer.
        var isReference: Bool { StoredFields.isReference(type) }
    }

    /// The stored properties of a struct, tuple or class, in order; nil for other types.
    static func fields(of type: Any.Type) -> [Field]? {
        // For other kinds of types, reflection reports no properties.
        switch TypeKind(of: type) {
        case .structure, .tuple: break
        case .enumeration, .optional, .existential, .function, .other: guard type is AnyObject.Type else { return nil }
        }
        var fields: [Field] = []
        // The option for classes is declared as a variable, which may not be read here.
        let options = _EachFieldOptions(rawValue: type is AnyObject.Type ? 1 : 0)
        let isComplete = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
            return true
        }
        return isComplete ? fields : nil
    }

    /// Whether a type belongs to Swift's libraries or to this package, so that its stored properties are private to it.
    static func isOfFramework(_ type: Any.Type) -> Bool {
        let name = _typeName(type, qualified: true)
        return frameworks.contains { name.hasPrefix($0) }
    }

    /// The beginnings of the qualified names of such types.
    static let frameworks = [
        "Swift.", "Foundation.", "FoundationEssentials.", "SwiftUI.", "SwiftUICore.", "CoreGraphics.", "CoreFoundation.", "Combine.", "OpenCombine.",
        "Dispatch.", "Observation.", "__C.",
    ]

    private static func isReference(_ type: Any.Type) -> Bool {
        if type is AnyObject.Type { return true }
        guard let optional = type as? any OptionalReference.Type else { return false }
        return isReference(optional.wrappedType)
    }
}

private protocol OptionalReference {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalReference {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
