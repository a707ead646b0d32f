import AssociatedObjects
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
