import Foundation
import FoundationOverlay

/// A type that has a value for "nothing", by which accessors find the type inside.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
    static var none: Self { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}

extension NSManagedObject {
    /// The value of a property as its declared type; for generated code.
    public func _managedValue<Value>(_ key: String) -> Value {
        let raw = raw(key)
        let published = published(raw, key)
        if let value = Self.converted(published, encoded: raw as? EncodedValue, to: Value.self) { return value }
        if let optional = Value.self as? any OptionalType.Type, let none = optional.none as? Value { return none }
        return emptyValue(key)
    }

    /// Sets the value of a property; for generated code.
    public func _setManagedValue<Value>(_ value: Value, _ key: String) {
        let flat = KeyedValue.flattened(value)
        // Properties may be of a type with raw values.
        setValue((flat as? any RawRepresentable).map { $0.rawValue } ?? flat, forKey: key)
    }

    private static func converted<Value>(_ value: Any?, encoded: EncodedValue?, to type: Value.Type) -> Value? {
        guard let value else { return nil }
        let wrapped = (type as? any OptionalType.Type)?.wrapped ?? type
        if let encoded, let decodable = wrapped as? any Decodable.Type, let value = encoded.decoded(as: decodable) as? Value { return value }
        if wrapped == TimeInterval.self, let date = value as? Date { return date.timeIntervalSinceReferenceDate as? Value }
        if let value = value as? Value { return value }
        if let number = value as? NSNumber {
            if let number = exact(number, wrapped) as? Value { return number }
            if wrapped == Decimal.self { return number.decimalValue as? Value }
        }
        if let set = value as? NSOrderedSet { return (set.array as? Value) ?? (NSSet(array: set.array) as? Value) }
        if let set = value as? NSSet { return set.allObjects as? Value }
        if let raw = wrapped as? any RawRepresentable.Type { return made(raw, of: value) as? Value }
        return nil
    }

    /// A number as one of Swift's types, also where it is not exact.
    private static func exact(_ number: NSNumber, _ type: Any.Type) -> Any? {
        switch type {
        case is Int.Type: number.intValue
        case is Int16.Type: Int16(truncatingIfNeeded: number.int64Value)
        case is Int32.Type: Int32(truncatingIfNeeded: number.int64Value)
        case is Int64.Type: number.int64Value
        case is Double.Type: number.doubleValue
        case is Float.Type: number.floatValue
        case is CGFloat.Type: CGFloat(number.doubleValue)
        case is Bool.Type: number.boolValue
        default: nil
        }
    }

    private static func made<Raw: RawRepresentable>(_ type: Raw.Type, of value: Any) -> Any? {
        converted(value, encoded: nil, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
    }

    /// The value of a property that has none although its type is not optional.
    private func emptyValue<Value>(_ key: String) -> Value {
        let empty: [Any] = [
            Int64(0), Int32(0), Int16(0), 0, 0.0, Float(0), CGFloat(0), false, "", Data(), NSSet(), NSOrderedSet(), NSNumber(value: 0),
            NSDecimalNumber.zero, Decimal(0), UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
            Date(timeIntervalSinceReferenceDate: 0), [Any](), [String: Any](), URL(fileURLWithPath: "/"),
        ]
        for candidate in empty {
            if let value = candidate as? Value { return value }
        }
        CoreDataLog.report("\(entity.name ?? "").\(key) has no value although its type is not optional.")
        if let type = Value.self as? NSManagedObject.Type, let value = NSManagedObject.make(type, type.entity(), in: nil) as? Value { return value }
        if let raw = Value.self as? any RawRepresentable.Type, let value = Self.made(raw, of: NSNumber(value: 0)) as? Value { return value }
        // There is no value of the type to go on with, as on Apple's systems.
        fatalError("\(entity.name ?? "").\(key) has no value of type \(Value.self).")
    }
}
