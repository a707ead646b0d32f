import Foundation

/// How collections of objects hold and compare them.
public final class NSPointerFunctions: NSObject, Sendable {
    /// How a collection holds and compares objects. Without options it holds them strongly and compares them by `isEqual(_:)`.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The collection retains the objects.
        public static let strongMemory: Options = []
        /// The collection holds weak references. An entry is removed once its object has been deallocated.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are equal as `isEqual(_:)` says.
        public static let objectPersonality: Options = []
        /// Objects are equal only to themselves.
        public static let objectPointerPersonality = Options(rawValue: 0x200)

        var isWeak: Bool { contains(.weakMemory) }
        var comparesIdentity: Bool { contains(.objectPointerPersonality) }
    }
}
