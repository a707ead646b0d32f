import CoreGraphics

/// A bar from zero to a value, or between two values.
///
///     BarMark(x: .value("Shape", shape.name), y: .value("Count", shape.count))
nonisolated public struct BarMark: PrimitiveChartContent {
    public typealias Body = Never
    let mark: Mark

    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(mark) }
}

extension BarMark {
    /// Creates a bar at a category or date along one axis, with the length of a number along the other.
    ///
    /// Bars at the same position are stacked, unless they have a `position(by:)`.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        mark.x = .value(x.datum)
        mark.y = .value(y.datum)
        mark.width = width
        mark.height = height
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates a horizontal bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = .value(y.datum)
        mark.height = height
        mark.stacking = .unstacked
        self.mark = mark
    }

    /// Creates a vertical bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar)
        mark.x = .value(x.datum)
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        mark.width = width
        mark.stacking = .unstacked
        self.mark = mark
    }

    /// Creates a bar along the x axis between two positions of the plot's height, in points from its top; the whole height by default.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        mark.x = .value(x.datum)
        mark.y = yStart.map { .points($0) }
        mark.yEnd = yEnd.map { .points($0) }
        mark.width = width
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates a bar along the y axis between two positions of the plot's width, in points from its leading edge; the whole width by
    /// default.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        mark.x = xStart.map { .points($0) }
        mark.xEnd = xEnd.map { .points($0) }
        mark.y = .value(y.datum)
        mark.height = height
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates a horizontal bar between two values, between two positions of the plot's height, in points.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        var mark = Mark(.bar)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = yStart.map { .points($0) }
        mark.yEnd = yEnd.map { .points($0) }
        mark.stacking = .unstacked
        self.mark = mark
    }

    /// Creates a vertical bar between two values, between two positions of the plot's width, in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.bar)
        mark.x = xStart.map { .points($0) }
        mark.xEnd = xEnd.map { .points($0) }
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        mark.stacking = .unstacked
        self.mark = mark
    }
}
