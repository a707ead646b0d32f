import Foundation

/// A type whose values a chart can plot: a number, a date or a category.
///
/// Numbers, dates and strings conform already. A type of the program's own returns the value that stands for it:
///
///     struct Grade: Plottable {
///         var points: Int
///         var primitivePlottable: Int { points }
///         init?(primitivePlottable: Int) { points = primitivePlottable }
///     }
///
/// An enumeration with raw values needs no more than the conformance.
public protocol Plottable {
    /// The type of the value that is plotted.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or category that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates the value that a number, date or category stands for; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts plot without conversion: the number types, `Date` and `String`.
///
/// Programs conform their types to ``Plottable`` instead.
public protocol PrimitivePlottableProtocol {
    /// The value on a chart's scale.
    var _scalar: _PlottableScalar { get }
    /// Creates the value from a position on a chart's scale; nil if it is of another kind.
    init?(_scalar: _PlottableScalar)
}

/// A value on a chart's scale.
public enum _PlottableScalar: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A date, in seconds since the reference date.
    case date(Double)
    /// A category.
    case category(String)
}

extension _PlottableScalar {
    /// The number, or the date in seconds since the reference date; nil for a category.
    var continuous: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    var category: String? {
        if case .category(let name) = self { name } else { nil }
    }

    /// The name of the value as a category: categories themselves, numbers without a fraction where they have none.
    var name: String {
        switch self {
        case .category(let name): name
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
        case .date(let seconds) where !seconds.isFinite: ""
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
        }
    }
}

extension Plottable where Self: PrimitivePlottableProtocol {
    /// The value itself.
    @inlinable public var primitivePlottable: Self { self }

    /// Creates the value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    @inlinable public var primitivePlottable: RawValue { rawValue }

    /// Creates the value with a raw value; nil if there is none.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
