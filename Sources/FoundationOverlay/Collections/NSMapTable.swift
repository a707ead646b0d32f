import Foundation

/// A dictionary that can hold its keys, its values or both weakly. An entry is removed once one of its objects has been deallocated.
///
///     let owners = NSMapTable<Document, Window>.weakToStrongObjects()
///
/// Use it on one thread at a time.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var entries: [ObjectReference: ObjectReference] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Creates an empty table that holds keys and values in some ways. The capacity has no effect.
    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    /// Returns an empty table that retains keys and values.
    public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    /// Returns an empty table that retains values only.
    public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    /// Returns an empty table that retains keys only.
    public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    /// Returns an empty table that retains neither keys nor values.
    public class func weakToWeakObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    private func reference(_ key: KeyType) -> ObjectReference {
        ObjectReference(key, isWeak: keyOptions.isWeak, comparesIdentity: keyOptions.comparesIdentity)
    }

    /// The entries whose objects exist.
    private var existing: [(key: KeyType, value: ObjectType)] {
        entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
        return entries.compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
            return (key, value)
        }
    }

    /// The number of entries whose objects exist.
    public var count: Int { existing.count }

    /// Returns the value of a key; nil for nil and for keys without a value.
    public func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { entries[reference($0)]?.object as? ObjectType } }

    /// Sets the value of a key. Nothing happens if either is nil.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey, let anObject else { return }
        // A table retains the key that was given last.
        entries.removeValue(forKey: reference(aKey))
        entries[reference(aKey)] = ObjectReference(anObject, isWeak: valueOptions.isWeak)
    }

    /// Removes the value of a key.
    public func removeObject(forKey aKey: KeyType?) {
        if let aKey { entries.removeValue(forKey: reference(aKey)) }
    }

    /// Removes all entries.
    public func removeAllObjects() { entries = [:] }

    /// Returns an enumerator over the keys.
    public func keyEnumerator() -> NSEnumerator { NSArray(array: existing.map(\.key)).objectEnumerator() }
    /// Returns an enumerator over the values; nil if there is none.
    public func objectEnumerator() -> NSEnumerator? {
        let values = existing.map(\.value)
        return values.isEmpty ? nil : NSArray(array: values).objectEnumerator()
    }

    /// The entries as a dictionary.
    public func dictionaryRepresentation() -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for (key, value) in existing { if let key = key as? any Hashable { result[AnyHashable(key)] = value } }
        return result
    }
}
