import CoreGraphics

/// A point of an area between a line and zero, or between two lines.
///
///     AreaMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
nonisolated public struct AreaMark: SingleMarkContent {
    public typealias Body = Never
    @usableFromInline let mark: Mark
}

extension AreaMark {
    /// Creates a point of an area. Areas of several series are stacked.
    @inlinable public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.area, x: .value(x.datum), y: .value(y.datum), stacking: stacking)
    }

    /// Creates a point of the area of a series.
    @inlinable public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.area, x: .value(x.datum), y: .value(y.datum), series: series.datum, stacking: stacking)
    }

    /// Creates a point of an area between two lines, as the two values along the y axis at a value along the x axis.
    @inlinable public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(.area, x: .value(x.datum), y: .value(yStart.datum), yEnd: .value(yEnd.datum), stacking: .unstacked)
    }

    /// Creates a point of the area of a series between two lines.
    @inlinable public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(.area, x: .value(x.datum), y: .value(yStart.datum), yEnd: .value(yEnd.datum), series: series.datum, stacking: .unstacked)
    }

    /// Creates a point of a vertical area between two lines.
    @inlinable public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.area, x: .value(xStart.datum), xEnd: .value(xEnd.datum), y: .value(y.datum), stacking: .unstacked)
    }

    /// Creates a point of the vertical area of a series between two lines.
    @inlinable public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(.area, x: .value(xStart.datum), xEnd: .value(xEnd.datum), y: .value(y.datum), series: series.datum, stacking: .unstacked)
    }
}
