import CoreGraphics

/// A bar from zero to a value, or between two values.
///
///     BarMark(x: .value("Shape", shape.name), y: .value("Count", shape.count))
nonisolated public struct BarMark: SingleMarkContent {
    public typealias Body = Never
    @usableFromInline let mark: Mark
}

extension BarMark {
    /// Creates a bar at a category or date along one axis, with the length of a number along the other.
    ///
    /// Bars at the same position are stacked, unless they have a `position(by:)`.
    @inlinable public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar, x: .value(x.datum), y: .value(y.datum), width: width, height: height, stacking: stacking)
    }

    /// Creates a horizontal bar between two values.
    @inlinable public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = Mark(.bar, x: .value(xStart.datum), xEnd: .value(xEnd.datum), y: .value(y.datum), height: height, stacking: .unstacked)
    }

    /// Creates a vertical bar between two values.
    @inlinable public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = Mark(.bar, x: .value(x.datum), y: .value(yStart.datum), yEnd: .value(yEnd.datum), width: width, stacking: .unstacked)
    }

    /// Creates a bar along the x axis between two positions of the plot's height, in points from its top; the whole height by default.
    @inlinable public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar, x: .value(x.datum), y: yStart.map { .points($0) }, yEnd: yEnd.map { .points($0) }, width: width, stacking: stacking)
    }

    /// Creates a bar along the y axis between two positions of the plot's width, in points from its leading edge; the whole width by
    /// default.
    @inlinable public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar, x: xStart.map { .points($0) }, xEnd: xEnd.map { .points($0) }, y: .value(y.datum), height: height, stacking: stacking)
    }

    /// Creates a horizontal bar between two values, between two positions of the plot's height, in points.
    @inlinable public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(
            .bar, x: .value(xStart.datum), xEnd: .value(xEnd.datum), y: yStart.map { .points($0) }, yEnd: yEnd.map { .points($0) },
            stacking: .unstacked)
    }

    /// Creates a vertical bar between two values, between two positions of the plot's width, in points.
    @inlinable public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(
            .bar, x: xStart.map { .points($0) }, xEnd: xEnd.map { .points($0) }, y: .value(yStart.datum), yEnd: .value(yEnd.datum),
            stacking: .unstacked)
    }
}
