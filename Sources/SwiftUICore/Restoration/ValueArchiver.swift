import Foundation
@_spi(Reflection) import Swift

/// Archives values of any type: by their own way, by their stored properties, or as JSON.
package struct ValueArchiver {
    /// Whether only plain values are archived: numbers, strings and the like, but no objects and no types of programs.
    package var acceptsPlainValuesOnly = false
    private var depth = 0

    /// A value that nests more deeply is not archived.
    private static let deepest = 24

    package init(acceptsPlainValuesOnly: Bool = false) {
        self.acceptsPlainValuesOnly = acceptsPlainValuesOnly
    }

    /// Returns nil if the value cannot be archived.
    package func archive<Value>(_ value: Value) -> ArchivedValue? {
        guard depth < Self.deepest else { return nil }
        var inner = self
        inner.depth += 1
        if let archivable = Value.self as? any ArchivableType.Type { return inner.archive(value, as: archivable) }
        if StoredFields.isOfFramework(Value.self) || acceptsPlainValuesOnly { return json(value) }
        switch TypeKind(of: Value.self) {
        case .structure, .tuple:
            guard let fields = withUnsafePointer(to: value, { inner.fields(of: Value.self, at: UnsafeRawPointer($0)) }) else { return json(value) }
            return fields.isComplete ? .fields(fields.values) : json(value) ?? .fields(fields.values)
        case .enumeration:
            return inner.enumCase(value) ?? json(value)
        case .existential, .function:
            return nil
        case .optional, .other:
            return object(value)
        }
    }

    private func archive<Value, Archivable: ArchivableType>(_ value: Value, as _: Archivable.Type) -> ArchivedValue? {
        (value as? Archivable)?.archived(by: self)
    }

    private func json<Value>(_ value: Value) -> ArchivedValue? {
        guard !(Value.self is AnyObject.Type), Value.self is any Decodable.Type, let encodable = value as? any Encodable,
            let data = try? JSONEncoder().encode(encodable)
        else { return nil }
        return .json(String(decoding: data, as: UTF8.self))
    }

    /// Archives the stored properties at an address that holds a value of the type; nil if the type does not tell them.
    private func fields(of type: Any.Type, at pointer: UnsafeRawPointer) -> (values: [String: ArchivedValue], isComplete: Bool)? {
        guard let fields = StoredFields.fields(of: type) else { return nil }
        var values: [String: ArchivedValue] = [:]
        var isComplete = true
        for field in fields {
            func open<Field>(_: Field.Type) -> ArchivedValue? {
                archive((pointer + field.offset).assumingMemoryBound(to: Field.self).pointee)
            }
            let value = field.isReference ? nil : _openExistential(field.type, do: open)
            if let value { values[field.name] = value } else { isComplete = false }
        }
        return (values, isComplete)
    }

    /// Archives an object by the properties of its own class. References that it holds are not followed: they may be weak.
    private func object<Value>(_ value: Value) -> ArchivedValue? {
        guard depth == 0, Value.self is AnyObject.Type else { return nil }
        let object = value as AnyObject
        guard type(of: object) == Value.self else { return nil }
        // The stored properties of an object are at their offsets from its address.
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            var inner = self
            inner.depth += 1
            return inner.fields(of: Value.self, at: address).map { .fields($0.values) }
        }
    }

    private func enumCase<Value>(_ value: Value) -> ArchivedValue? {
        guard let name = EnumCases.name(of: value) else { return nil }
        guard let child = Mirror(reflecting: value).children.first else { return .enumCase(name, associated: nil) }
        func open<Associated>(_ associated: Associated) -> ArchivedValue? { archive(associated) }
        return _openExistential(child.value, do: open).map { .enumCase(name, associated: $0) }
    }
}
