import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A value that a parameter of an intent or a property of an entity can have: texts, numbers, dates, addresses, enumerations, entities, and
/// arrays and optionals of them.
public protocol _IntentValue: Sendable {
    /// The type of a single value: that of the elements of an array, and of an optional's value.
    associatedtype ValueType: _IntentValue = Self
    /// The type of a value that is there: that of an optional's value.
    associatedtype UnwrappedType: _IntentValue = Self

    /// Returns a value that is there as a value of the type.
    static func _wrapping(_ value: UnwrappedType) -> Self
    /// The value that is there; nil for an optional without one.
    var _unwrapped: UnwrappedType? { get }
    /// Returns the value that is read before one was set; nil if the type has none.
    static func _placeholder() -> Self?
}

extension _IntentValue where UnwrappedType == Self {
    public static func _wrapping(_ value: Self) -> Self { value }
    public var _unwrapped: Self? { self }
}

extension _IntentValue {
    public static func _placeholder() -> Self? { nil }
}

extension Never: _IntentValue {}

extension String: _IntentValue {
    public static func _placeholder() -> String? { "" }
}

extension Int: _IntentValue {
    public static func _placeholder() -> Int? { 0 }
}

extension Double: _IntentValue {
    public static func _placeholder() -> Double? { 0 }
}

extension Float: _IntentValue {
    public static func _placeholder() -> Float? { 0 }
}

extension Decimal: _IntentValue {
    public static func _placeholder() -> Decimal? { 0 }
}

extension Bool: _IntentValue {
    public static func _placeholder() -> Bool? { false }
}

extension Date: _IntentValue {
    public static func _placeholder() -> Date? { Date(timeIntervalSinceReferenceDate: 0) }
}

extension DateComponents: _IntentValue {
    public static func _placeholder() -> DateComponents? { DateComponents() }
}

extension URL: _IntentValue {
    public static func _placeholder() -> URL? { URL(string: "about:blank") }
}

extension UUID: _IntentValue {
    public static func _placeholder() -> UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension Data: _IntentValue {
    public static func _placeholder() -> Data? { Data() }
}

extension AttributedString: _IntentValue {
    public static func _placeholder() -> AttributedString? { AttributedString() }
}

extension PersonNameComponents: _IntentValue {
    public static func _placeholder() -> PersonNameComponents? { PersonNameComponents() }
}

extension Duration: _IntentValue {
    public static func _placeholder() -> Duration? { .zero }
}

extension Measurement: _IntentValue where UnitType: Dimension {
    public static func _placeholder() -> Measurement? { Measurement(value: 0, unit: UnitType.baseUnit()) }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = Self

    public static func _placeholder() -> [Element]? { [] }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped

    public static func _wrapping(_ value: Wrapped) -> Wrapped? { value }
    public var _unwrapped: Wrapped? { self }
    public static func _placeholder() -> Wrapped?? { .some(nil) }
}

/// The type of values that may be absent.
protocol OptionalValue {}
extension Optional: OptionalValue {}

extension _IntentValue {
    /// Whether the value may be absent.
    static var isOptional: Bool { Self.self is any OptionalValue.Type }
}

/// A file as the value of a parameter: its contents, or where they are.
///
/// Follows https://developer.apple.com/documentation/appintents/intentfile.
public struct IntentFile: _IntentValue, Hashable {
    private let contents: Data?
    /// Where the file is; nil if it is only in memory.
    public let fileURL: URL?
    /// The name of the file.
    public var filename: String
    /// The type of the contents; nil if it is not known.
    public var type: UTType?

    /// Creates a file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        contents = data
        fileURL = nil
        self.filename = filename
        self.type = type
    }

    /// Creates a reference to a file, with its own name if no other is given.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        contents = nil
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }

    /// The contents: none if the file cannot be read.
    public var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    public static func _placeholder() -> IntentFile? { IntentFile(data: Data(), filename: "") }
}

/// An amount of money as the value of a parameter.
///
/// Follows https://developer.apple.com/documentation/appintents/intentcurrencyamount.
public struct IntentCurrencyAmount: _IntentValue, Hashable {
    /// The amount.
    public var amount: Decimal
    /// The code of the currency, such as "EUR".
    public var currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    public static func _placeholder() -> IntentCurrencyAmount? { IntentCurrencyAmount(amount: 0, currencyCode: "") }
}
