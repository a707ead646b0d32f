import CoreGraphics
import Foundation

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    /// The number.
    @inlinable public var _scalar: _PlottableScalar { .number(Double(self)) }

    /// Creates the number; nil for a date or a category.
    public init?(_scalar: _PlottableScalar) {
        guard case .number(let value) = _scalar else { return nil }
        self = Self(value)
    }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
    /// The number.
    @inlinable public var _scalar: _PlottableScalar { .number(Double(self)) }

    /// Creates the nearest integer; nil for a date, a category and a number out of range.
    public init?(_scalar: _PlottableScalar) {
        guard case .number(let value) = _scalar else { return nil }
        self.init(exactly: value.rounded())
    }
}

extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal

    /// The nearest floating-point number.
    public var _scalar: _PlottableScalar { .number(NSDecimalNumber(decimal: self).doubleValue) }

    /// Creates the number; nil for a date or a category.
    public init?(_scalar: _PlottableScalar) {
        guard case .number(let value) = _scalar else { return nil }
        self.init(value)
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date

    /// The date in seconds since the reference date. Dates tens of thousands of years away count as missing, as calendars have no units
    /// for them.
    public var _scalar: _PlottableScalar { .date(DateTicks.hasCalendarUnits(self) ? timeIntervalSinceReferenceDate : .nan) }

    /// Creates the date; nil for a number or a category.
    public init?(_scalar: _PlottableScalar) {
        guard case .date(let seconds) = _scalar else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String

    /// The category of that name.
    @inlinable public var _scalar: _PlottableScalar { .category(self) }

    /// Creates the name of a category; nil for a number or a date.
    public init?(_scalar: _PlottableScalar) {
        guard case .category(let name) = _scalar else { return nil }
        self = name
    }
}
