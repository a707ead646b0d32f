import Foundation

/// A value in a column of the database.
package enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// A type with a form of its own in the database.
package protocol StorableValue {
    init?(stored: StoredValue)
    var stored: StoredValue { get }
}

extension StorableValue where Self: FixedWidthInteger {
    package init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self.init(truncatingIfNeeded: number)
    }

    package var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: StorableValue {}
extension Int8: StorableValue {}
extension Int16: StorableValue {}
extension Int32: StorableValue {}
extension Int64: StorableValue {}
extension UInt: StorableValue {}
extension UInt8: StorableValue {}
extension UInt16: StorableValue {}
extension UInt32: StorableValue {}
extension UInt64: StorableValue {}

extension Bool: StorableValue {
    package init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self = number != 0
    }

    package var stored: StoredValue { .integer(self ? 1 : 0) }
}

extension StorableValue where Self: BinaryFloatingPoint {
    package init?(stored: StoredValue) {
        switch stored {
        case .real(let number): self.init(number)
        case .integer(let number): self.init(number)
        // SQLite has no value that is not a number.
        case .null: self = .nan
        default: return nil
        }
    }

    package var stored: StoredValue { isNaN ? .null : .real(Double(self)) }
}

extension Double: StorableValue {}
extension Float: StorableValue {}
extension CGFloat: StorableValue {}

extension String: StorableValue {
    package init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self = text
    }

    package var stored: StoredValue { .text(self) }
}

extension Data: StorableValue {
    package init?(stored: StoredValue) {
        guard case .blob(let data) = stored else { return nil }
        self = data
    }

    package var stored: StoredValue { .blob(self) }
}

extension Date: StorableValue {
    package init?(stored: StoredValue) {
        guard let seconds = Double(stored: stored), !seconds.isNaN else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    package var stored: StoredValue { .real(timeIntervalSinceReferenceDate) }
}

extension UUID: StorableValue {
    package init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(uuidString: text)
    }

    package var stored: StoredValue { .text(uuidString) }
}

extension URL: StorableValue {
    package init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(string: text)
    }

    package var stored: StoredValue { .text(absoluteString) }
}

extension Decimal: StorableValue {
    package init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }

    package var stored: StoredValue { .text(description) }
}

extension Optional: StorableValue where Wrapped: StorableValue {
    package init?(stored: StoredValue) {
        if stored == .null {
            self = .none
        } else if let value = Wrapped(stored: stored) {
            self = .some(value)
        } else {
            return nil
        }
    }

    package var stored: StoredValue { self?.stored ?? .null }
}
