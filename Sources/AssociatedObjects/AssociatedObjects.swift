import Foundation

/// The values that are associated with objects.
///
/// An object is not kept. Its values are given up after it is gone, with a later change.
package final class AssociatedObjects: @unchecked Sendable {
    package static let shared = AssociatedObjects()

    private enum Value {
        case kept(Any)
        case unkept(WeakObject)
    }

    private final class WeakObject {
        weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    /// The values of an object. The object is known by its address, which another one may get once it is gone.
    private struct Entry {
        let owner: WeakObject
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are given up next.
    private var limit = 32

    /// Associates a value with an object; nil ends the association.
    ///
    /// - Parameters:
    ///   - key: An address, by which the value is found.
    ///   - isKept: Whether the value is kept. It is an object otherwise.
    package func set(_ value: Any?, for key: UnsafeRawPointer, of owner: AnyObject, isKept: Bool = true) {
        // The values that are given up end outside of the lock, as their ends may call these functions.
        let old = lock.withLock { () -> [Entry] in
            var old: [Entry] = []
            if let entry = entries[ObjectIdentifier(owner)] {
                old.append(entry)
                if entry.owner.object !== owner { entries[ObjectIdentifier(owner)] = nil }
            }
            let new = value.map { isKept ? Value.kept($0) : .unkept(WeakObject($0 as AnyObject)) }
            if new == nil {
                entries[ObjectIdentifier(owner)]?.values[key] = nil
                if entries[ObjectIdentifier(owner)]?.values.isEmpty == true { entries[ObjectIdentifier(owner)] = nil }
            } else {
                entries[ObjectIdentifier(owner), default: Entry(owner: WeakObject(owner))].values[key] = new
            }
            if entries.count >= limit {
                let gone = entries.filter { $0.value.owner.object == nil }
                old += gone.values
                for key in gone.keys { entries[key] = nil }
                limit = max(32, entries.count * 2)
            }
            return old
        }
        withExtendedLifetime(old) {}
    }

    /// Returns the value that is associated with an object; nil for none.
    package func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner.object === owner else { return nil }
            return switch entry.values[key] {
            case .kept(let value): value
            case .unkept(let reference): reference.object
            case nil: nil
            }
        }
    }

    /// Ends all associations of an object.
    package func removeAll(of owner: AnyObject) {
        let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(old) {}
    }
}
