import CoreGraphics

/// A point of a line. All points of a series are connected in the order of the data.
///
///     LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
nonisolated public struct LineMark: PrimitiveChartContent {
    public typealias Body = Never
    let mark: Mark

    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(mark) }
}

extension LineMark {
    /// Creates a point of a line. Points with the same foreground style, symbol and line style by data belong to one line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.line)
        mark.x = .value(x.datum)
        mark.y = .value(y.datum)
        self.mark = mark
    }

    /// Creates a point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.line)
        mark.x = .value(x.datum)
        mark.y = .value(y.datum)
        mark.series = series.datum
        self.mark = mark
    }
}
