import CoreGraphics

/// A rectangle, such as a cell of a heat map or a highlighted range.
///
///     RectangleMark(x: .value("Day", cell.day), y: .value("Hour", cell.hour))
nonisolated public struct RectangleMark: PrimitiveChartContent {
    public typealias Body = Never
    let mark: Mark

    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(mark) }
}

extension RectangleMark {
    /// Creates a rectangle around a pair of values. It fills categories and intervals.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        mark.x = .value(x.datum)
        mark.y = .value(y.datum)
        mark.width = width
        mark.height = height
        self.mark = mark
    }

    /// Creates a rectangle between two pairs of values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rectangle)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        self.mark = mark
    }

    /// Creates a rectangle between two values along the x axis, around a value along the y axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = .value(y.datum)
        mark.height = height
        self.mark = mark
    }

    /// Creates a rectangle around a value along the x axis, between two values along the y axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        mark.x = .value(x.datum)
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        mark.width = width
        self.mark = mark
    }

    /// Creates a rectangle between two values along the x axis and two positions of the plot's height, in points; the whole height by
    /// default.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        var mark = Mark(.rectangle)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = yStart.map { .points($0) }
        mark.yEnd = yEnd.map { .points($0) }
        self.mark = mark
    }

    /// Creates a rectangle between two values along the y axis and two positions of the plot's width, in points; the whole width by
    /// default.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rectangle)
        mark.x = xStart.map { .points($0) }
        mark.xEnd = xEnd.map { .points($0) }
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        self.mark = mark
    }

    /// Creates a rectangle around a value along the x axis, between two positions of the plot's height, in points.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        mark.x = .value(x.datum)
        mark.y = yStart.map { .points($0) }
        mark.yEnd = yEnd.map { .points($0) }
        mark.width = width
        self.mark = mark
    }

    /// Creates a rectangle around a value along the y axis, between two positions of the plot's width, in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        mark.x = xStart.map { .points($0) }
        mark.xEnd = xEnd.map { .points($0) }
        mark.y = .value(y.datum)
        mark.height = height
        self.mark = mark
    }
}
