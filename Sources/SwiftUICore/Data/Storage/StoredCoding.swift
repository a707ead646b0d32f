import Foundation

/// The conversion between values of a type and property list objects.
struct StoredCoding<Value> {
    /// Returns the value of a property list object; nil if it has another type.
    let read: (Any) -> Value?
    /// Returns the object to store; nil for none.
    let write: (Value) -> Any?
}

extension StoredCoding {
    /// Stores values as the raw values of another coding.
    static func raw<Raw>(_ coding: StoredCoding<Raw>) -> StoredCoding where Value: RawRepresentable, Value.RawValue == Raw {
        StoredCoding(read: { coding.read($0).flatMap(Value.init(rawValue:)) }, write: { coding.write($0.rawValue) })
    }

    /// Stores optionals of another coding's values.
    static func optional<Wrapped>(_ coding: StoredCoding<Wrapped>) -> StoredCoding where Value == Wrapped? {
        StoredCoding(read: { coding.read($0).map(Optional.some) }, write: { $0.flatMap(coding.write) })
    }
}

extension StoredCoding where Value == Bool {
    static var bool: StoredCoding {
        StoredCoding(
            read: { value in
                switch value {
                case let bool as Bool: bool
                case let number as NSNumber: number.boolValue
                case let string as String:
                    ["yes", "true", "1"].contains(string.lowercased()) ? true : ["no", "false", "0"].contains(string.lowercased()) ? false : nil
                default: nil
                }
            }, write: { $0 })
    }
}

extension StoredCoding where Value == Int {
    static var int: StoredCoding {
        StoredCoding(
            read: { value in
                switch value {
                case let int as Int: int
                case let double as Double: Int(exactly: double.rounded(.towardZero))
                case let bool as Bool: bool ? 1 : 0
                case let number as NSNumber: number.intValue
                case let string as String: Int(string)
                default: nil
                }
            }, write: { $0 })
    }
}

extension StoredCoding where Value == Double {
    static var double: StoredCoding {
        StoredCoding(
            read: { value in
                switch value {
                case let double as Double: double
                case let int as Int: Double(int)
                case let number as NSNumber: number.doubleValue
                case let string as String: Double(string)
                default: nil
                }
            }, write: { $0 })
    }
}

extension StoredCoding where Value == String {
    static var string: StoredCoding {
        StoredCoding(
            read: { value in
                switch value {
                case let string as String: string
                case let number as NSNumber: number.stringValue
                default: nil
                }
            }, write: { $0 })
    }
}

extension StoredCoding where Value == Data {
    static var data: StoredCoding { StoredCoding(read: { $0 as? Data }, write: { $0 }) }
}

extension StoredCoding where Value == Date {
    static var date: StoredCoding { StoredCoding(read: { $0 as? Date }, write: { $0 }) }
}

extension StoredCoding where Value == URL {
    /// Stored as text: `UserDefaults` on Linux loses all URLs except file URLs.
    static var url: StoredCoding {
        StoredCoding(
            read: { value in
                if let url = value as? URL { return url }
                guard let string = value as? String, !string.isEmpty else { return nil }
                if string.hasPrefix("/") || string.hasPrefix("~") { return URL(fileURLWithPath: (string as NSString).expandingTildeInPath) }
                return URL(string: string)
            }, write: { $0.absoluteString })
    }
}
