import Foundation
import FoundationOverlay
import SQLiteStorage

/// A transformable value as it is in the store: its type is known when a property reads it.
struct EncodedValue: Hashable, Sendable {
    var data: Data

    /// The first byte says how the rest is encoded.
    private enum Form: UInt8 {
        case json = 1
        case keyedArchive = 2
    }

    /// Encodes a value; nil if its type is neither `Encodable` nor `NSCoding`.
    init?(_ value: Any) {
        if let value = value as? any Encodable, let json = try? Self.json(value) {
            data = Data([Form.json.rawValue]) + json
        } else if JSONSerialization.isValidJSONObject([value]), let json = try? JSONSerialization.data(withJSONObject: [value]) {
            data = Data([Form.json.rawValue]) + json
        } else if let value = value as? any NSCoding,
            let archive = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        {
            data = Data([Form.keyedArchive.rawValue]) + archive
        } else {
            return nil
        }
    }

    init(data: Data) { self.data = data }

    private static func json<Value: Encodable>(_ value: Value) throws -> Data { try JSONEncoder().encode([value]) }

    func decoded(as type: any Decodable.Type) -> Any? {
        func decode<Value: Decodable>(_ type: Value.Type) -> Any? { try? JSONDecoder().decode([Value].self, from: data.dropFirst()).first }
        return data.first == Form.json.rawValue ? decode(type) : nil
    }

    /// The value without a type to expect: arrays, dictionaries, texts and numbers, or the object of an archive.
    var decoded: Any? {
        switch data.first.flatMap(Form.init) {
        case .json: (try? JSONSerialization.jsonObject(with: data.dropFirst()) as? [Any])?.first
        case .keyedArchive: Self.unarchived(data.dropFirst())
        case nil: nil
        }
    }

    private static func unarchived(_ data: Data) -> Any? {
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: Data(data)) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}

extension NSAttributeDescription {
    /// Converts a value to the form that objects keep: whole numbers are `Int64`, others `Double`, truth values `Bool`. nil if it is of another type.
    func normalized(_ value: Any?) -> Any? {
        guard let value = KeyedValue.flattened(value) else { return nil }
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Self.integer(value)
        case .doubleAttributeType, .floatAttributeType: return Self.number(value)
        case .booleanAttributeType:
            let flag = (value as? Bool) ?? Self.integer(value).map { $0 != 0 }
            return flag
        case .decimalAttributeType:
            return value as? NSDecimalNumber ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
                ?? Self.number(value).map { NSDecimalNumber(value: $0) }
        case .stringAttributeType: return KeyedValue.string(value)
        case .dateAttributeType:
            return value as? Date ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
                ?? (value as? TimeInterval).map(Date.init(timeIntervalSinceReferenceDate:))
        case .binaryDataAttributeType: return value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
        case .UUIDAttributeType: return value as? UUID ?? (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
        case .URIAttributeType: return value as? URL ?? (value as? NSURL)?.absoluteURL
        case .objectIDAttributeType, .transformableAttributeType, .undefinedAttributeType: return value
        }
    }

    private static func integer(_ value: Any) -> Int64? {
        switch value {
        case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.int64Value
        case let value as any BinaryFloatingPoint: Int64(exactly: Double(value).rounded(.towardZero))
        default: nil
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    /// The value that a model file writes as text.
    func value(ofText text: String) -> Any? {
        switch attributeType {
        case .booleanAttributeType: ["YES", "1", "true"].contains(text)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        case .stringAttributeType: text
        default: nil
        }
    }

    /// The form of a normalized value in the store.
    func stored(_ value: Any?) -> StoredValue {
        switch value {
        case nil: return .null
        case let value as EncodedValue: return .blob(value.data)
        case let value as NSDecimalNumber where attributeType == .decimalAttributeType: return .text(value.description)
        case let value as any StorableValue where attributeType != .transformableAttributeType: return value.stored
        case let value?:
            guard let encoded = EncodedValue(value) else {
                CoreDataLog.report("The value of \"\(name)\" is not saved: \(Swift.type(of: value)) is neither Codable nor NSCoding.")
                return .null
            }
            return .blob(encoded.data)
        }
    }

    /// The normalized value in the store. Of a value of another type, as an earlier version of the model may have left, what can be converted is.
    func value(of stored: StoredValue) -> Any? {
        let plain: Any?
        switch (attributeType, stored) {
        case (_, .null): plain = nil
        case (.transformableAttributeType, .blob(let data)), (.undefinedAttributeType, .blob(let data)): plain = EncodedValue(data: data)
        case (.dateAttributeType, _): plain = Date(stored: stored)
        case (.UUIDAttributeType, _): plain = UUID(stored: stored)
        case (.URIAttributeType, _): plain = URL(stored: stored)
        case (.decimalAttributeType, .text(let text)): plain = NSDecimalNumber(string: text)
        case (.stringAttributeType, .integer(let number)): plain = String(number)
        case (.stringAttributeType, .real(let number)): plain = String(number)
        case (.stringAttributeType, .text(let text)): plain = text
        case (_, .integer(let number)): plain = normalized(number)
        case (_, .real(let number)): plain = normalized(number)
        case (_, .text(let text)): plain = value(ofText: text)
        case (_, .blob(let data)): plain = normalized(data)
        }
        return plain
    }

    /// A normalized value as objects give it by its name: numbers are `NSNumber`.
    static func published(_ value: Any?) -> Any? {
        switch value {
        // Casts make other types of it.
        case let value as NSDecimalNumber: value
        case let value as Int64: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as EncodedValue: value.decoded
        default: value
        }
    }
}
