import Foundation

/// An object that knows its values by their names, for predicates and sort descriptors.
package protocol KeyedObject: AnyObject {
    /// The value with a name; nil if there is none.
    func keyedValue(_ name: String) -> Any?
    /// The value that is equal for objects that stand for the same thing, and for what refers to them.
    var keyedIdentity: AnyHashable { get }
}

/// Values of objects by the paths of their names, as `value(forKeyPath:)` reads them on Apple's systems, and their order.
package enum KeyedValue {
    /// Returns the value at a path. Names after a collection apply to each of its values, except for the operators `@count`, `@sum`, `@avg`, `@min`
    /// and `@max`.
    package static func value(of object: Any?, at path: String) -> Any? {
        var value = object
        var names = path.split(separator: ".")[...]
        while let name = names.popFirst() {
            guard let current = flattened(value) else { return nil }
            if let items = items(current) {
                guard name.hasPrefix("@") || name == "count" else {
                    let rest = ([name] + names).joined(separator: ".")
                    return items.compactMap { Self.value(of: $0, at: rest) }.flatMap { Self.items($0) ?? [$0] }
                }
                return aggregate(String(name), of: names.isEmpty ? items : items.compactMap { Self.value(of: $0, at: names.joined(separator: ".")) })
            }
            value = Self.value(of: current, named: String(name))
        }
        return value
    }

    private static func aggregate(_ name: String, of items: [Any]) -> Any? {
        let numbers = items.compactMap(number)
        switch name {
        case "@count", "count": return items.count
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return items.min { order($0, $1) == .orderedAscending }
        case "@max": return items.max { order($0, $1) == .orderedAscending }
        default: return nil
        }
    }

    private static func value(of object: Any, named name: String) -> Any? {
        switch object {
        case let object as any KeyedObject: object.keyedValue(name)
        case let text as String where name == "length": text.utf16.count
        case let values as [String: Any]: values[name]
        case let values as NSDictionary: values.object(forKey: name)
        default: Mirror(reflecting: object).children.first { $0.label == name }?.value
        }
    }

    /// Returns the order of two texts, numbers or dates, `orderedSame` for other values that are equal, and nil for those that cannot be compared.
    package static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        if let left = string(left), let right = string(right) { return left.compare(right, options: options) }
        if let left = integer(left), let right = integer(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        if let left = number(left), let right = number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : left == right ? .orderedSame : nil
        }
        if let left = flattened(left) as? Date, let right = flattened(right) as? Date { return left.compare(right) }
        if let left = identity(left), let right = identity(right), left == right { return .orderedSame }
        return nil
    }

    private static func identity(_ value: Any?) -> AnyHashable? {
        let value = flattened(value)
        return (value as? any KeyedObject)?.keyedIdentity ?? value as? AnyHashable
    }

    /// Returns a value without the optionals around it. `NSNull` is nil.
    package static func flattened(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? flattened(mirror.children.first?.value) : value
    }

    package static func string(_ value: Any?) -> String? {
        switch flattened(value) {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: text.description
        default: nil
        }
    }

    private static func integer(_ value: Any?) -> Int64? {
        switch flattened(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Int64(exactly: value)
        default: nil
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch flattened(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    /// Returns the values of a collection; nil for other values.
    package static func items(_ value: Any?) -> [Any]? {
        switch flattened(value) {
        case let items as [Any]: items
        case let items as Set<AnyHashable>: Array(items)
        case let items as NSArray: Array(items)
        case let items as NSSet: items.allObjects
        case let items as NSOrderedSet: items.array
        default: nil
        }
    }
}
