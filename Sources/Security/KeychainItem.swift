import CoreGraphics
import Foundation

/// The attributes of an item as a store keeps them, and as programs give them.
enum KeychainItem {
    /// The attribute of the program to which an item belongs.
    static let program = "application"

    /// The attributes that identify an item of a class. An item stores an empty text for each of them that the program does not set.
    static func identity(of itemClass: String) -> [String] {
        let common = [kSecAttrAccount, kSecAttrAccessGroup, kSecAttrSynchronizable]
        return itemClass == kSecClassGenericPassword
            ? common + [kSecAttrService]
            : common + [kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath]
    }

    /// The attributes that are texts in a store.
    private static let kept: [String] = [
        kSecAttrAccount, kSecAttrService, kSecAttrGeneric, kSecAttrDescription, kSecAttrComment, kSecAttrCreator, kSecAttrType, kSecAttrIsInvisible,
        kSecAttrIsNegative, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain,
        kSecAttrAccessGroup, kSecAttrSynchronizable,
    ]

    /// The attributes that an item has, but by which it is not found.
    private static let unsearched: [String] = [kSecAttrAccessible]

    /// Returns the attributes of a dictionary that a store keeps; nil if one has a type that attributes do not have.
    static func attributes(of dictionary: CFDictionary, forSearch: Bool) -> [String: String]? {
        var attributes: [String: String] = [:]
        for key in forSearch ? kept : kept + unsearched {
            guard let value = dictionary[key] else { continue }
            guard let text = text(of: value) else { return nil }
            attributes[key] = text
        }
        return attributes
    }

    // A value that is no string begins with a mark, so that it is read as what it was. So does a string that begins with the mark.
    private static let mark: Character = "\u{1}"

    /// Returns a value as a text, or nil for one that is no string, data, truth value or whole number.
    static func text(of value: Any) -> String? {
        switch value {
        case let string as String: string.first == mark ? "\(mark)s\(string)" : string
        case let string as NSString: text(of: string as String)
        case let data as Data: "\(mark)d\(data.base64EncodedString())"
        case let flag as Bool: "\(mark)b\(flag ? 1 : 0)"
        case let number as Int: "\(mark)i\(number)"
        case let number as any BinaryInteger: "\(mark)i\(number)"
        case let number as NSNumber: "\(mark)i\(number.intValue)"
        default: nil
        }
    }

    /// Returns the value of a text.
    static func value(of text: String) -> Any {
        guard text.first == mark, let kind = text.dropFirst().first else { return text }
        let rest = String(text.dropFirst(2))
        return switch kind {
        case "d": Data(base64Encoded: rest) ?? Data()
        case "b": rest == "1"
        case "i": Int(rest) ?? 0
        default: rest
        }
    }

    /// Returns the attributes of an item as programs read them.
    static func dictionary(of item: StoredSecret) -> [String: Any] {
        var dictionary: [String: Any] = [:]
        for key in [kSecClass] + kept + unsearched {
            guard let text = item.attributes[key], !text.isEmpty else { continue }
            dictionary[key] = value(of: text)
        }
        dictionary[kSecAttrLabel] = item.label
        dictionary[kSecAttrCreationDate] = item.created
        dictionary[kSecAttrModificationDate] = item.modified
        return dictionary
    }
}
