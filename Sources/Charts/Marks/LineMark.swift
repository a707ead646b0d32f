import CoreGraphics

/// A point of a line. All points of a series are connected in the order of the data.
///
///     LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
nonisolated public struct LineMark: SingleMarkContent {
    public typealias Body = Never
    @usableFromInline let mark: Mark
}

extension LineMark {
    /// Creates a point of a line. Points with the same foreground style, symbol and line style by data belong to one line.
    @inlinable public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.line, x: x.datum, y: y.datum)
    }

    /// Creates a point of the line of a series.
    @inlinable public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(.line, x: .value(x.datum), y: .value(y.datum), series: series.datum)
    }
}
