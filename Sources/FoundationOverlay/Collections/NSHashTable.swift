import Foundation

/// A set that can hold its objects weakly. An entry is removed once its object has been deallocated.
///
///     private let observers = NSHashTable<AnyObject>.weakObjects()
///
/// Use it on one thread at a time.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var elements: Set<ObjectReference> = []
    private let options: NSPointerFunctions.Options

    /// Creates an empty set that holds objects in some way. The capacity has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    /// Returns an empty set that does not retain its objects.
    public class func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

    private func reference(_ object: ObjectType) -> ObjectReference {
        ObjectReference(object, isWeak: options.isWeak, comparesIdentity: options.comparesIdentity)
    }

    /// The objects that exist, in no particular order.
    public var allObjects: [ObjectType] {
        elements = elements.filter { $0.object != nil }
        return elements.compactMap { $0.object as? ObjectType }
    }

    /// The number of objects that exist.
    public var count: Int { allObjects.count }
    /// One of the objects; nil for an empty set.
    public var anyObject: ObjectType? { allObjects.first }

    /// Adds an object, unless the set contains an equal one. Nothing happens for nil.
    public func add(_ object: ObjectType?) {
        if let object { elements.insert(reference(object)) }
    }

    /// Removes an object.
    public func remove(_ object: ObjectType?) {
        if let object { elements.remove(reference(object)) }
    }

    /// Removes all objects.
    public func removeAllObjects() { elements = [] }

    /// Returns whether the set contains an object that is equal to another.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object of the set that is equal to another; nil if there is none.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = elements.firstIndex(of: reference(object)) else { return nil }
        return elements[index].object as? ObjectType
    }

    /// Returns an enumerator over the objects.
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
