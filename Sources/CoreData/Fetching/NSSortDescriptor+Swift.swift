import Foundation

extension NSSortDescriptor {
    /// Creates a descriptor that compares objects as one of Swift does.
    convenience init<Object: NSManagedObject>(swift descriptor: SortDescriptor<Object>) {
        let box = SwiftSortDescriptor(value: descriptor)
        self.init(keyPath: \NSManagedObject[_sortedBy: box], ascending: true) { first, second in
            guard let first = first as? Object, let second = second as? Object else { return .orderedSame }
            return descriptor.compare(first, second)
        }
    }

    /// Creates a descriptor that compares objects as one of Swift does.
    public convenience init<Object: NSManagedObject>(_ sortDescriptor: SortDescriptor<Object>) { self.init(swift: sortDescriptor) }

    /// The descriptor of Swift that this one was made of.
    var swift: Any? {
        guard let path = keyPath as? KeyPath<NSManagedObject, NSManagedObject> else { return nil }
        return SwiftSortDescriptor.reading { reader in _ = reader[keyPath: path] }
    }
}

/// A descriptor of Swift inside a key path.
final class SwiftSortDescriptor: Hashable, @unchecked Sendable {
    let value: Any
    @TaskLocal private static var found: Found?

    private final class Found: @unchecked Sendable {
        var value: Any?
    }

    init(value: Any) { self.value = value }

    static func == (first: SwiftSortDescriptor, second: SwiftSortDescriptor) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The descriptor in a key path, which a function reads with an object that nothing else uses.
    static func reading(_ read: (NSManagedObject) -> Void) -> Any? {
        let found = Found()
        $found.withValue(found) { read(NSManagedObject(entity: NSEntityDescription(), insertInto: nil)) }
        return found.value
    }

    func note() { Self.found?.value = value }
}

extension NSManagedObject {
    /// The object itself; the key paths of sort descriptors keep a descriptor of Swift.
    subscript(_sortedBy descriptor: SwiftSortDescriptor) -> NSManagedObject {
        descriptor.note()
        return self
    }
}
