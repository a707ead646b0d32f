import Foundation

/// A reference to an object that is an element or a key of a collection, held strongly or weakly.
///
/// Objects that derive from `NSObject` are equal as `isEqual(_:)` says, others only to themselves.
struct ObjectReference: Hashable {
    private let strong: AnyObject?
    private weak var held: AnyObject?
    private let hash: Int
    private let identity: ObjectIdentifier
    private let comparesIdentity: Bool

    init(_ object: AnyObject, isWeak: Bool, comparesIdentity: Bool = false) {
        strong = isWeak ? nil : object
        held = object
        identity = ObjectIdentifier(object)
        self.comparesIdentity = comparesIdentity
        hash = (comparesIdentity ? nil : object as? NSObject)?.hash ?? identity.hashValue
    }

    /// The object; nil if it was held weakly and no longer exists.
    var object: AnyObject? { held }

    static func == (one: Self, other: Self) -> Bool {
        guard let left = one.object, let right = other.object else { return one.identity == other.identity && one.object === other.object }
        if left === right { return true }
        guard !one.comparesIdentity, let left = left as? NSObject else { return false }
        return left.isEqual(right)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
