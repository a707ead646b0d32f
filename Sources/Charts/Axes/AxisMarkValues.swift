import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(desiredCount: Int?, minimumStride: Double?)
        case numberStride(Double)
        case dateStride(Calendar.Component, count: Int, calendar: Calendar?)
        case explicit([_PlottableScalar])
    }

    let kind: Kind

    /// As many round values as there is room for.
    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount: nil, minimumStride: nil)) }

    /// About the desired number of round values.
    ///
    /// - Parameters:
    ///   - desiredCount: The number of values; nil for as many as have room.
    ///   - roundLowerBound: Ignored: values outside of the domain have no marks.
    ///   - roundUpperBound: Ignored: values outside of the domain have no marks.
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount: desiredCount, minimumStride: nil))
    }

    /// About the desired number of round values, with a minimum distance between them.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)))
    }

    /// The multiples of a number, which is in seconds on an axis of dates. A number that is not positive gives no values.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .numberStride(Double(stepSize)))
    }

    /// The multiples of a number, which is in seconds on an axis of dates. A number that is not positive gives no values.
    public static func stride<P: Plottable & BinaryInteger>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .numberStride(Double(stepSize)))
    }

    /// Starts of calendar units.
    ///
    /// - Parameters:
    ///   - component: The unit.
    ///   - count: The number of units between values. Numbers below 1 count as 1.
    ///   - calendar: The calendar; nil for the environment's.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .dateStride(component, count: max(1, count), calendar: calendar))
    }

    static func explicit<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .explicit(values.map { $0.primitivePlottable._scalar }))
    }
}
