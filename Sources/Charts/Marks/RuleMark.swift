import CoreGraphics

/// A straight line along an axis.
///
///     RuleMark(y: .value("Average", average))
nonisolated public struct RuleMark: SingleMarkContent {
    public typealias Body = Never
    @usableFromInline let mark: Mark
}

extension RuleMark {
    /// Creates a vertical line at a value, between two positions of the plot's height, in points; the whole height by default.
    @inlinable public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(.rule, x: .value(x.datum), y: yStart.map { .points($0) }, yEnd: yEnd.map { .points($0) })
    }

    /// Creates a horizontal line at a value, between two positions of the plot's width, in points; the whole width by default.
    @inlinable public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.rule, x: xStart.map { .points($0) }, xEnd: xEnd.map { .points($0) }, y: .value(y.datum))
    }

    /// Creates a vertical line between two values.
    @inlinable public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(.rule, x: .value(x.datum), y: .value(yStart.datum), yEnd: .value(yEnd.datum))
    }

    /// Creates a horizontal line between two values.
    @inlinable public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.rule, x: .value(xStart.datum), xEnd: .value(xEnd.datum), y: .value(y.datum))
    }

    /// Creates a line between two points.
    @inlinable public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rule, x: .value(xStart.datum), xEnd: .value(xEnd.datum), y: .value(yStart.datum), yEnd: .value(yEnd.datum))
    }
}
