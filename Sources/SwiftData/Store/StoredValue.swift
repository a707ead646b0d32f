import Foundation

/// A value in a column of the database.
enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// A type with a form of its own in the database.
protocol StorableValue {
    init?(stored: StoredValue)
    var stored: StoredValue { get }
}

extension StorableValue where Self: FixedWidthInteger {
    init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self.init(truncatingIfNeeded: number)
    }

    var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
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
    init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self = number != 0
    }

    var stored: StoredValue { .integer(self ? 1 : 0) }
}

extension StorableValue where Self: BinaryFloatingPoint {
    init?(stored: StoredValue) {
        switch stored {
        case .real(let number): self.init(number)
        case .integer(let number): self.init(number)
        // SQLite has no value that is not a number.
        case .null: self = .nan
        default: return nil
        }
    }

    var stored: StoredValue { isNaN ? .null : .real(Double(self)) }
}

extension Double: StorableValue {}
extension Float: StorableValue {}
extension CGFloat: StorableValue {}

extension String: StorableValue {
    init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self = text
    }

    var stored: StoredValue { .text(self) }
}

extension Data: StorableValue {
    init?(stored: StoredValue) {
        guard case .blob(let data) = stored else { return nil }
        self = data
    }

    var stored: StoredValue { .blob(self) }
}

extension Date: StorableValue {
    init?(stored: StoredValue) {
        guard let seconds = Double(stored: stored), !seconds.isNaN else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    var stored: StoredValue { .real(timeIntervalSinceReferenceDate) }
}

extension UUID: StorableValue {
    init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(uuidString: text)
    }

    var stored: StoredValue { .text(uuidString) }
}

extension URL: StorableValue {
    init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(string: text)
    }

    var stored: StoredValue { .text(absoluteString) }
}

extension Decimal: StorableValue {
    init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }

    var stored: StoredValue { .text(description) }
}

extension Optional: StorableValue where Wrapped: StorableValue {
    init?(stored: StoredValue) {
        if stored == .null {
            self = .none
        } else if let value = Wrapped(stored: stored) {
            self = .some(value)
        } else {
            return nil
        }
    }

    var stored: StoredValue { self?.stored ?? .null }
}
