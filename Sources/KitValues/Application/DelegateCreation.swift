import CObjectCreation
import Foundation

/// Creates an object of a class of the program's, such as its delegate, with `init()`.
///
/// On Apple's systems every class that inherits from `NSObject` can be created from its type. In the Foundation of Linux the initialiser is
/// not `required`, so that the compiler does not allow it.
@MainActor package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
    // The metatype of a class is a pointer to its metadata, and the result is a retained object of that class.
    Unmanaged<Object>.fromOpaque(apus_create_object(unsafeBitCast(type, to: UnsafeRawPointer.self))).takeRetainedValue()
}
