import Foundation

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000

    /// The type with a name in Xcode's model files.
    init(name: String) {
        switch name {
        case "Integer 16": self = .integer16AttributeType
        case "Integer 32": self = .integer32AttributeType
        case "Integer 64": self = .integer64AttributeType
        case "Decimal": self = .decimalAttributeType
        case "Double": self = .doubleAttributeType
        case "Float": self = .floatAttributeType
        case "String": self = .stringAttributeType
        case "Boolean": self = .booleanAttributeType
        case "Date": self = .dateAttributeType
        case "Binary": self = .binaryDataAttributeType
        case "UUID": self = .UUIDAttributeType
        case "URI": self = .URIAttributeType
        case "Transformable": self = .transformableAttributeType
        default: self = .undefinedAttributeType
        }
    }
}

extension NSAttributeDescription {
    /// The type of an attribute's values, by the names of newer code.
    public struct AttributeType: Hashable, Sendable {
        let type: NSAttributeType
        public static let undefined = AttributeType(type: .undefinedAttributeType)
        public static let integer16 = AttributeType(type: .integer16AttributeType)
        public static let integer32 = AttributeType(type: .integer32AttributeType)
        public static let integer64 = AttributeType(type: .integer64AttributeType)
        public static let decimal = AttributeType(type: .decimalAttributeType)
        public static let double = AttributeType(type: .doubleAttributeType)
        public static let float = AttributeType(type: .floatAttributeType)
        public static let string = AttributeType(type: .stringAttributeType)
        public static let boolean = AttributeType(type: .booleanAttributeType)
        public static let date = AttributeType(type: .dateAttributeType)
        public static let binaryData = AttributeType(type: .binaryDataAttributeType)
        public static let uuid = AttributeType(type: .UUIDAttributeType)
        public static let uri = AttributeType(type: .URIAttributeType)
        public static let transformable = AttributeType(type: .transformableAttributeType)
        public static let objectID = AttributeType(type: .objectIDAttributeType)
    }
}

/// The rule for the related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule

    init(name: String) {
        switch name {
        case "Cascade": self = .cascadeDeleteRule
        case "Deny": self = .denyDeleteRule
        case "No Action": self = .noActionDeleteRule
        default: self = .nullifyDeleteRule
        }
    }
}
