import CoreGraphics

/// A straight line along an axis.
///
///     RuleMark(y: .value("Average", average))
nonisolated public struct RuleMark: PrimitiveChartContent {
    public typealias Body = Never
    let mark: Mark

    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(mark) }
}

extension RuleMark {
    /// Creates a vertical line at a value, between two positions of the plot's height, in points; the whole height by default.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        var mark = Mark(.rule)
        mark.x = .value(x.datum)
        mark.y = yStart.map { .points($0) }
        mark.yEnd = yEnd.map { .points($0) }
        self.mark = mark
    }

    /// Creates a horizontal line at a value, between two positions of the plot's width, in points; the whole width by default.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        var mark = Mark(.rule)
        mark.x = xStart.map { .points($0) }
        mark.xEnd = xEnd.map { .points($0) }
        mark.y = .value(y.datum)
        self.mark = mark
    }

    /// Creates a vertical line between two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var mark = Mark(.rule)
        mark.x = .value(x.datum)
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        self.mark = mark
    }

    /// Creates a horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.rule)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = .value(y.datum)
        self.mark = mark
    }

    /// Creates a line between two points.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rule)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        self.mark = mark
    }
}
