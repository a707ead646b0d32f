import CoreGraphics

/// A symbol at a pair of values.
///
///     PointMark(x: .value("Width", wing.width), y: .value("Length", wing.length))
nonisolated public struct PointMark: SingleMarkContent {
    public typealias Body = Never
    @usableFromInline let mark: Mark
}

extension PointMark {
    /// Creates a point at two values.
    @inlinable public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.point, x: x.datum, y: y.datum)
    }

    /// Creates a point at a value along the x axis, at a distance from the top of the plot, in points; by default in its middle.
    @inlinable public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(.point, x: .value(x.datum), y: y.map { .points($0) })
    }

    /// Creates a point at a value along the y axis, at a distance from the leading edge of the plot, in points; by default in its middle.
    @inlinable public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.point, x: x.map { .points($0) }, y: .value(y.datum))
    }
}
