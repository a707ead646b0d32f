import CoreGraphics

/// A symbol at a pair of values.
///
///     PointMark(x: .value("Width", wing.width), y: .value("Length", wing.length))
nonisolated public struct PointMark: PrimitiveChartContent {
    public typealias Body = Never
    let mark: Mark

    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(mark) }
}

extension PointMark {
    /// Creates a point at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.point)
        mark.x = .value(x.datum)
        mark.y = .value(y.datum)
        self.mark = mark
    }

    /// Creates a point at a value along the x axis, at a distance from the top of the plot, in points; by default in its middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        var mark = Mark(.point)
        mark.x = .value(x.datum)
        mark.y = y.map { .points($0) }
        self.mark = mark
    }

    /// Creates a point at a value along the y axis, at a distance from the leading edge of the plot, in points; by default in its middle.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        var mark = Mark(.point)
        mark.x = x.map { .points($0) }
        mark.y = .value(y.datum)
        self.mark = mark
    }
}
