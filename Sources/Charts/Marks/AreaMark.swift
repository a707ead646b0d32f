import CoreGraphics

/// A point of an area between a line and zero, or between two lines.
///
///     AreaMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
nonisolated public struct AreaMark: PrimitiveChartContent {
    public typealias Body = Never
    let mark: Mark

    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(mark) }
}

extension AreaMark {
    /// Creates a point of an area. Areas of several series are stacked.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        mark.x = .value(x.datum)
        mark.y = .value(y.datum)
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates a point of the area of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        mark.x = .value(x.datum)
        mark.y = .value(y.datum)
        mark.series = series.datum
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates a point of an area between two lines.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var mark = Mark(.area)
        mark.x = .value(x.datum)
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        mark.stacking = .unstacked
        self.mark = mark
    }

    /// Creates a point of the area of a series between two lines.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area)
        mark.x = .value(x.datum)
        mark.y = .value(yStart.datum)
        mark.yEnd = .value(yEnd.datum)
        mark.series = series.datum
        mark.stacking = .unstacked
        self.mark = mark
    }

    /// Creates a point of a vertical area between two lines.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.area)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = .value(y.datum)
        mark.stacking = .unstacked
        self.mark = mark
    }

    /// Creates a point of the vertical area of a series between two lines.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area)
        mark.x = .value(xStart.datum)
        mark.xEnd = .value(xEnd.datum)
        mark.y = .value(y.datum)
        mark.series = series.datum
        mark.stacking = .unstacked
        self.mark = mark
    }
}
