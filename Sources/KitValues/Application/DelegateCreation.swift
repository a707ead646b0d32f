import Foundation

/// Creates an object of a class of the program's, such as its delegate, with `init()`.
///
/// On Apple's systems every class that inherits from `NSObject` can be created from its type. In the Foundation of Linux the initialiser is
/// not `required`, so that the compiler does not allow it.
@MainActor package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
    // All classes that inherit from `NSObject` have its initialiser in the same entry of their tables. `Creatable` overrides the
    // initialiser without adding an entry; creating a `Creatable` therefore calls what stands in the entry of the given class.
    unsafeDowncast(unsafeBitCast(type, to: Creatable.Type.self).init() as NSObject, to: Object.self)
}

private class Creatable: NSObject {
    required override init() { super.init() }
}
