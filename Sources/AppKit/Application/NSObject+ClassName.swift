import Foundation

extension NSObject {
    /// The name of the object's class.
    public var className: String { NSStringFromClass(type(of: self)) }
}
