import CoreGraphics

/// A rectangle, such as a cell of a heat map or a highlighted range.
///
///     RectangleMark(x: .value("Day", cell.day), y: .value("Hour", cell.hour))
nonisolated public struct RectangleMark: SingleMarkContent {
    public typealias Body = Never
    @usableFromInline let mark: Mark
}

extension RectangleMark {
    /// Creates a rectangle around a pair of values. It fills categories and intervals.
    @inlinable public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: .value(x.datum), y: .value(y.datum), width: width, height: height)
    }

    /// Creates a rectangle between two pairs of values.
    @inlinable public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rectangle, x: xStart.datum, xEnd: xEnd.datum, y: yStart.datum, yEnd: yEnd.datum)
    }

    /// Creates a rectangle between two values along the x axis, around a value along the y axis.
    @inlinable public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: .value(xStart.datum), xEnd: .value(xEnd.datum), y: .value(y.datum), height: height)
    }

    /// Creates a rectangle around a value along the x axis, between two values along the y axis.
    @inlinable public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: .value(x.datum), y: .value(yStart.datum), yEnd: .value(yEnd.datum), width: width)
    }

    /// Creates a rectangle between two values along the x axis and two positions of the plot's height, in points; the whole height by
    /// default.
    @inlinable public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(.rectangle, x: .value(xStart.datum), xEnd: .value(xEnd.datum), y: yStart.map { .points($0) }, yEnd: yEnd.map { .points($0) })
    }

    /// Creates a rectangle between two values along the y axis and two positions of the plot's width, in points; the whole width by
    /// default.
    @inlinable public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rectangle, x: xStart.map { .points($0) }, xEnd: xEnd.map { .points($0) }, y: .value(yStart.datum), yEnd: .value(yEnd.datum))
    }

    /// Creates a rectangle around a value along the x axis, between two positions of the plot's height, in points.
    @inlinable public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: .value(x.datum), y: yStart.map { .points($0) }, yEnd: yEnd.map { .points($0) }, width: width)
    }

    /// Creates a rectangle around a value along the y axis, between two positions of the plot's width, in points.
    @inlinable public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle, x: xStart.map { .points($0) }, xEnd: xEnd.map { .points($0) }, y: .value(y.datum), height: height)
    }

    /// Creates a rectangle between positions of the plot's width and height, in points; the whole plot by default.
    @inlinable public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(
            .rectangle, x: xStart.map { .points($0) }, xEnd: xEnd.map { .points($0) }, y: yStart.map { .points($0) },
            yEnd: yEnd.map { .points($0) })
    }
}
