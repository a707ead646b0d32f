import Foundation
import Observation

/// A key of an environment value.
///
///     private struct AccentKey: EnvironmentKey {
///         static let defaultValue = Color.blue
///     }
///
///     extension EnvironmentValues {
///         var accent: Color {
///             get { self[AccentKey.self] }
///             set { self[AccentKey.self] = newValue }
///         }
///     }
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none has been set.
    static var defaultValue: Self.Value { get }
}

/// The values that views inherit from their ancestors.
///
/// A persistent list: setting a value adds an entry in front of the shared entries of the original. A lookup takes time linear in
/// the number of different keys set.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    // Sendable as in SwiftUI: entries are immutable.
    private var entries: Entry?

    private class Entry {
        let key: ObjectIdentifier
        let next: Entry?
        let length: Int

        init(key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
            length = (next?.length ?? 0) + 1
        }

        /// Returns a copy of the entry in front of another list.
        func copy(before next: Entry?) -> Entry { self }
        var keyName: String { "" }
        var anyValue: Any { () }
    }

    private final class TypedEntry<Key: EnvironmentKey>: Entry {
        let value: Key.Value

        init(value: Key.Value, next: Entry?) {
            self.value = value
            super.init(key: ObjectIdentifier(Key.self), next: next)
        }

        override func copy(before next: Entry?) -> Entry { TypedEntry(value: value, next: next) }
        override var keyName: String { String(describing: Key.self) }
        override var anyValue: Any { value }
    }

    /// Creates values without any set, so that all keys have their defaults.
    public init() {}

    /// The value of a key, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let wanted = ObjectIdentifier(key)
            var entry = entries
            while let current = entry {
                if current.key == wanted {
                    // Only `TypedEntry<K>` is made with this key.
                    return unsafeDowncast(current, to: TypedEntry<K>.self).value
                }
                entry = current.next
            }
            return K.defaultValue
        }
        set {
            entries = TypedEntry<K>(value: newValue, next: entries)
            if entries!.length.isMultiple(of: 32) { removeHidden() }
        }
    }

    /// The observable object of a type that was set with `environment(_:)`; nil if none was.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[ObservableObjectKey<T>.self] }
        set { self[ObservableObjectKey<T>.self] = newValue }
    }

    /// Drops entries that are overridden by later ones, so that a long chain of modifiers does not make lookups slow.
    private mutating func removeHidden() {
        var seen = Set<ObjectIdentifier>()
        var kept: [Entry] = []
        var entry = entries
        while let current = entry {
            if seen.insert(current.key).inserted { kept.append(current) }
            entry = current.next
        }
        entries = kept.reversed().reduce(nil) { $1.copy(before: $0) }
    }

    /// Recognises values by their list of entries, without keeping it.
    struct Identity {
        private weak var entries: Entry?

        init(_ values: EnvironmentValues) { entries = values.entries }

        /// Whether the values share the list of entries; false for values without entries.
        func matches(_ values: EnvironmentValues) -> Bool {
            guard let entries = values.entries else { return false }
            return entries === self.entries
        }
    }

    /// The set values, each with the name of its key.
    public var description: String {
        var seen = Set<ObjectIdentifier>()
        var parts: [String] = []
        var entry = entries
        while let current = entry {
            if seen.insert(current.key).inserted { parts.append("\(current.keyName) = \(current.anyValue)") }
            entry = current.next
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }
}
