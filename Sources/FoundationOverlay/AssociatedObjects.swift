import Foundation

/// How an object keeps a value that is associated with it. The values are always kept, as if by `OBJC_ASSOCIATION_RETAIN`, but for
/// `OBJC_ASSOCIATION_ASSIGN`, with which objects are not.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object.
///
/// The object is not kept. Its values are given up after it is gone, with a later call, as Linux has no Objective-C runtime that would tell.
///
/// - Parameters:
///   - object: The object.
///   - key: The address of a variable, by which the value is found. The variable must keep its address: a global or static one, or a stored
///     property of a class.
///   - value: The value; nil to end the association.
///   - policy: How the value is kept.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.shared.set(value, for: key, of: object as AnyObject, isKept: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// Returns the value that is associated with an object; nil if there is none.
///
/// - Parameters:
///   - object: The object.
///   - key: The address by which the value was associated.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(for: key, of: object as AnyObject)
}

/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The values that are associated with objects.
private final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

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

    func set(_ value: Any?, for key: UnsafeRawPointer, of owner: AnyObject, isKept: Bool) {
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

    func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner.object === owner else { return nil }
            return switch entry.values[key] {
            case .kept(let value): value
            case .unkept(let reference): reference.object
            case nil: nil
            }
        }
    }

    func removeAll(of owner: AnyObject) {
        let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(old) {}
    }
}
