import Foundation
import SQLiteStorage

/// How values of a type are written to and read from the database: simple types in columns of their own kind, others as JSON.
struct ValueCoding {
    let encode: (Any) throws -> StoredValue
    let decode: (StoredValue) throws -> Any
    /// Whether the type has a value for "nothing", which is null in the database.
    let isOptional: Bool

    init<Value: Codable>(_ type: Value.Type) {
        isOptional = type is any OptionalValue.Type
        if let storable = type as? any StorableValue.Type {
            encode = { ($0 as? any StorableValue)?.stored ?? .null }
            decode = { stored in
                guard let value = storable.init(stored: stored) else { throw SwiftDataError.unreadableValue }
                return value
            }
        } else {
            encode = { value in
                guard let value = value as? Value, (value as? any OptionalValue)?.isNone != true else { return .null }
                // In an array, since not all coders accept a single value.
                return .text(String(decoding: try JSONEncoder().encode([value]), as: UTF8.self))
            }
            decode = { stored in
                if case .text(let text) = stored, let value = try JSONDecoder().decode([Value].self, from: Data(text.utf8)).first { return value }
                guard stored == .null, let type = Value.self as? any OptionalValue.Type else { throw SwiftDataError.unreadableValue }
                return type.none
            }
        }
    }
}

private protocol OptionalValue {
    static var none: Self { get }
    var isNone: Bool { get }
}

extension Optional: OptionalValue {
    var isNone: Bool { self == nil }
}
