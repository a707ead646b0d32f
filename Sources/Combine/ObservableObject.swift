import AssociatedObjects
import Foundation
import OpenCombine

/// A class whose instances announce that they are about to change.
///
///     final class Counter: ObservableObject {
///         @Published var count = 0
///     }
///
/// The default `objectWillChange` announces changes of `@Published` properties, and what the class itself sends:
///
///     var total = 0 { willSet { objectWillChange.send() } }
///
/// Follows https://developer.apple.com/documentation/combine/observableobject.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of the object: the same one for as long as the object exists.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublisher.of(self) }
}

/// The publisher of an object.
private final class ObjectPublisher {
    /// Kept if the properties of the object do not.
    private let kept: ObservableObjectPublisher?
    private weak var publisher: ObservableObjectPublisher?

    private init(_ publisher: ObservableObjectPublisher, isKept: Bool) {
        self.publisher = publisher
        kept = isKept ? publisher : nil
    }

    private static func make(for object: AnyObject) -> (ObjectPublisher, ObservableObjectPublisher) {
        let mirrored = Mirrored(object: object)
        let publisher = mirrored.objectWillChange
        return (ObjectPublisher(publisher, isKept: mirrored.objectWillChange !== publisher), publisher)
    }

    /// A place whose address is the key of publishers. Nothing is read from or written to it.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Is held while a publisher is made. Recursive, as reflection may ask for the publisher of another object.
    private static let creation = NSRecursiveLock()

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        if let publisher = known(of: object) { return publisher }
        return creation.withLock {
            if let publisher = known(of: object) { return publisher }
            let (new, publisher) = make(for: object)
            AssociatedObjects.shared.set(new, for: key, of: object)
            return publisher
        }
    }

    private static func known(of object: AnyObject) -> ObservableObjectPublisher? {
        (AssociatedObjects.shared.value(for: key, of: object) as? ObjectPublisher)?.publisher
    }
}

/// An object whose publisher OpenCombine stores in the `@Published` properties of another object, which it finds by reflection. Without any it
/// makes a new publisher each time.
private final class Mirrored: OpenCombine.ObservableObject, CustomReflectable {
    private let object: AnyObject

    init(object: AnyObject) { self.object = object }

    var customMirror: Mirror { Mirror(reflecting: object) }
}
