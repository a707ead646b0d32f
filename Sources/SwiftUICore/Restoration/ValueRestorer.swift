import Foundation
@_spi(Reflection) import Swift

/// Restores archived values.
package enum ValueRestorer {
    /// Returns a value of the type from its archive; nil if the archive does not fit.
    ///
    /// - Parameter present: The present value, which provides the properties that are missing in the archive. An object is changed in place.
    package static func restore<Value>(_ archive: ArchivedValue, as _: Value.Type = Value.self, replacing present: Value?) -> Value? {
        if let archivable = Value.self as? any ArchivableType.Type { return restore(archive, as: archivable, replacing: present) }
        switch archive {
        case .json(let text):
            guard let decodable = Value.self as? any Decodable.Type else { return nil }
            return try? JSONDecoder().decode(decodable, from: Data(text.utf8)) as? Value
        case .fields(let values):
            if Value.self is AnyObject.Type { return restoreObject(values, replacing: present) }
            return restoreStructure(values, replacing: present)
        case .enumCase(let name, let associated):
            return EnumCases.make(name, of: Value.self, associated: associated)
        case .list, .pairs, .typed:
            return nil
        }
    }

    private static func restore<Value, Archivable: ArchivableType>(
        _ archive: ArchivedValue, as _: Archivable.Type, replacing present: Value?
    ) -> Value? {
        guard let value = Archivable.restored(from: archive, replacing: present.flatMap { $0 as? Archivable }) else { return nil }
        return value as? Value
    }

    private static func restoreStructure<Value>(_ values: [String: ArchivedValue], replacing present: Value?) -> Value? {
        guard let fields = StoredFields.fields(of: Value.self) else { return nil }
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { place.deallocate() }
        if let present {
            place.initialize(to: present)
            for field in fields { assign(values[field.name], to: field, in: UnsafeMutableRawPointer(place)) }
            return place.move()
        }
        // Types without reflection metadata seem to have no properties.
        guard !fields.isEmpty || MemoryLayout<Value>.size == 0 else { return nil }
        // Without a present value each property has to be in the archive. Those restored so far are destroyed if one is not.
        var destroy: [() -> Void] = []
        for field in fields {
            func open<Field>(_: Field.Type) -> Bool {
                guard let archive = values[field.name], let value = restore(archive, as: Field.self, replacing: nil) else { return false }
                let address = (UnsafeMutableRawPointer(place) + field.offset).initializeMemory(as: Field.self, to: value)
                destroy.append { address.deinitialize(count: 1) }
                return true
            }
            guard _openExistential(field.type, do: open) else {
                for destroy in destroy { destroy() }
                return nil
            }
        }
        return place.move()
    }

    private static func restoreObject<Value>(_ values: [String: ArchivedValue], replacing present: Value?) -> Value? {
        guard let present, type(of: present as AnyObject) == Value.self, let fields = StoredFields.fields(of: Value.self) else { return nil }
        // The stored properties of an object are at their offsets from its address.
        let address = Unmanaged.passUnretained(present as AnyObject).toOpaque()
        for field in fields where !field.isReference { assign(values[field.name], to: field, in: address) }
        return present
    }

    /// Replaces a stored property, if the archive has a value of its type.
    private static func assign(_ archive: ArchivedValue?, to field: StoredFields.Field, in base: UnsafeMutableRawPointer) {
        guard let archive else { return }
        func open<Field>(_: Field.Type) {
            // The field is initialised: it belongs to a complete value.
            let place = (base + field.offset).assumingMemoryBound(to: Field.self)
            if let value = restore(archive, as: Field.self, replacing: place.pointee) { place.pointee = value }
        }
        _openExistential(field.type, do: open)
    }
}
