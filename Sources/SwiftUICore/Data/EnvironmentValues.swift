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
/// A persistent list: setting a value adds an entry in front of the shared entries of the original. Entries that have become many are gathered
/// in a table at the end of the list, so that a lookup compares 64 keys at most.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    // Sendable as in SwiftUI: entries are immutable.
    var entries: Entry?

    class Entry {
        final let key: ObjectIdentifier
        final let next: Entry?
        /// The number of entries from here on, without the last one that holds others.
        final let length: Int

        init(key: ObjectIdentifier, next: Entry?, length: Int) {
            self.key = key
            self.next = next
            self.length = length
        }

        var keyName: String { "" }
        var anyValue: Any { () }

        /// Whether a view cannot distinguish the entry's value and that of another entry of the key; nil stands for the key's default.
        func isSame(as other: Entry?) -> Bool { false }
    }

    private final class TypedEntry<Key: EnvironmentKey>: Entry {
        let value: Key.Value

        init(value: Key.Value, next: Entry?) {
            self.value = value
            super.init(key: ObjectIdentifier(Key.self), next: next, length: (next?.length ?? 0) + 1)
        }

        override var keyName: String { String(describing: Key.self) }
        override var anyValue: Any { value }

        override func isSame(as other: Entry?) -> Bool {
            // Only `TypedEntry<Key>` is made with this key.
            SwiftUICore.isSame(value, other.map { unsafeDowncast($0, to: TypedEntry.self).value } ?? Key.defaultValue)
        }
    }

    /// An entry at the end of a list, which holds others.
    class LastEntry: Entry {
        init(key: ObjectIdentifier) {
            super.init(key: key, next: nil, length: 0)
        }

        func entry(for key: ObjectIdentifier) -> Entry? { nil }
        /// The latest entry of each key.
        var visibleEntries: [Entry] { [] }
    }

    /// Entries that are found by their keys.
    private final class EntryTable: LastEntry {
        private let entries: [Entry]
        private var table = TypeTable<Entry>()

        /// - Parameter entries: One entry for each key.
        init(_ entries: [Entry]) {
            self.entries = entries
            for entry in entries { table.insert(entry, for: entry.key) }
            super.init(key: ObjectIdentifier(EntryTable.self))
        }

        override func entry(for key: ObjectIdentifier) -> Entry? { table[key] }
        override var visibleEntries: [Entry] { entries }
    }

    /// Creates values without any set, so that all keys have their defaults.
    public init() {}

    /// The value of a key, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let entry = entry(for: ObjectIdentifier(key)) else { return K.defaultValue }
            // Only `TypedEntry<K>` is made with this key.
            return unsafeDowncast(entry, to: TypedEntry<K>.self).value
        }
        set {
            let entry = TypedEntry<K>(value: newValue, next: entries)
            entries = entry
            if entry.length == Self.longestList { gatherEntries() }
        }
    }

    /// A table is much larger than an entry: views next to each other whose lists all reach this length have a table each.
    private static let longestList = 64

    /// The latest entry of a key.
    func entry(for key: ObjectIdentifier) -> Entry? {
        // The first entry keeps the others.
        guard var entry = entries.map({ Unretained($0) }) else { return nil }
        while entry.use({ $0.key != key }) {
            guard let next = entry.use({ $0.next.map { Unretained($0) } }) else {
                // Only a `LastEntry` does not count.
                return entry.use { $0.length == 0 ? unsafeDowncast($0, to: LastEntry.self).entry(for: key) : nil }
            }
            entry = next
        }
        return entry.object
    }

    /// The observable object of a type that was set with `environment(_:)`; nil if none was.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[ObservableObjectKey<T>.self] }
        set { self[ObservableObjectKey<T>.self] = newValue }
    }

    /// Puts all entries into a table, for values from which many others will be made.
    mutating func gatherEntries() {
        entries = EntryTable(visibleEntries)
    }

    /// The latest entry of each key, the most recently set first.
    var visibleEntries: [Entry] {
        var seen = Set<ObjectIdentifier>()
        var visible: [Entry] = []
        var entry = entries
        while let current = entry {
            let candidates = (current as? LastEntry)?.visibleEntries ?? [current]
            visible += candidates.filter { seen.insert($0.key).inserted }
            entry = current.next
        }
        return visible
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
        "[" + visibleEntries.map { "\($0.keyName) = \($0.anyValue)" }.joined(separator: ", ") + "]"
    }
}
