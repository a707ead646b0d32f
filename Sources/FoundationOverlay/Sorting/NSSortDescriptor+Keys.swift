import Foundation

extension NSSortDescriptor {
    /// Creates an order by the values with a name, or at a path of names such as `folder.name`. Values that cannot be compared, and nil, come first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject[_valueAt: key ?? "self"], ascending: ascending, comparator: Self.compareValues)
    }

    /// Creates an order by the values with a name, which a comparator compares.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject[_valueAt: key ?? "self"], ascending: ascending) { first, second in
            guard let first = KeyedValue.flattened(first), let second = KeyedValue.flattened(second) else { return Self.compareValues(first, second) }
            return cmptr(first, second)
        }
    }

    /// Creates an order by the values with a name, which a method such as `#selector(NSString.localizedStandardCompare(_:))` compares.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending) { first, second in
            selector?.comparison(of: first, with: second) ?? Self.compareValues(first, second)
        }
    }

    /// Creates an order by the values of a property. Values that cannot be compared, and nil, come first.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: Self.compareValues)
    }

    /// The name by which values are ordered, if the descriptor was created with one.
    public var key: String? { KeyedSubscript.key(of: keyPath) }

    private static func compareValues(_ first: Any, _ second: Any) -> ComparisonResult {
        let values = (KeyedValue.flattened(first), KeyedValue.flattened(second))
        switch values {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        default: return KeyedValue.order(values.0, values.1) ?? .orderedSame
        }
    }
}

extension NSObject {
    /// The value at a path of names; used by the key paths of sort descriptors that are created with names.
    public subscript(_valueAt path: String) -> Any? {
        // The descriptor reads the name from its key path with an object of this class.
        if let reader = self as? KeyedSubscript.Reader {
            reader.key = path
            return nil
        }
        return path == "self" ? self : KeyedValue.value(of: self, at: path)
    }
}

/// The names in the key paths of sort descriptors.
private enum KeyedSubscript {
    final class Reader: NSObject {
        var key: String?
    }

    static func key(of keyPath: AnyKeyPath) -> String? {
        guard let keyPath = keyPath as? KeyPath<NSObject, Any?> else { return nil }
        let reader = Reader()
        _ = reader[keyPath: keyPath]
        return reader.key
    }
}
