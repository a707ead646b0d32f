import CoreGraphics

/// Straight lines along an axis for the elements of a collection.
///
/// Suited to many elements: properties are read with key paths, and modifiers apply to all marks at once.
nonisolated public struct RulePlot<Data: RandomAccessCollection>: PrimitiveChartContent, VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    private let data: Data
    private let mark: (Data.Element) -> Mark
    private var changes: [(inout _ElementStyle, Data.Element) -> Void] = []

    nonisolated private init(data: Data, mark: @escaping (Data.Element) -> Mark) {
        self.data = data
        self.mark = mark
    }

    @MainActor public func _addMarks(to collector: _MarkCollector) {
        collector.add(data, changes: changes, mark: mark)
    }

    nonisolated public func _styledByElement(_ change: @escaping (inout _ElementStyle, Data.Element) -> Void) -> Self {
        var copy = self
        copy.changes.append(change)
        return copy
    }
}

extension RulePlot {
    /// Creates vertical lines at a value, between two positions of the plot's height, in points; the whole height by default.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(data: data) { element in
            var mark = Mark(.rule)
            mark.x = .value(x.datum(of: element))
            mark.y = yStart.map { .points($0) }
            mark.yEnd = yEnd.map { .points($0) }
            return mark
        }
    }

    /// Creates horizontal lines at a value, between two positions of the plot's width, in points; the whole width by default.
    public init<Y: Plottable>(
        _ data: Data, y: PlottableProjection<Data.Element, Y>, xStart: CGFloat? = nil, xEnd: CGFloat? = nil
    ) {
        self.init(data: data) { element in
            var mark = Mark(.rule)
            mark.y = .value(y.datum(of: element))
            mark.x = xStart.map { .points($0) }
            mark.xEnd = xEnd.map { .points($0) }
            return mark
        }
    }

    /// Creates vertical lines between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        self.init(data: data) { element in
            var mark = Mark(.rule)
            mark.x = .value(x.datum(of: element))
            mark.y = .value(yStart.datum(of: element))
            mark.yEnd = .value(yEnd.datum(of: element))
            return mark
        }
    }

    /// Creates horizontal lines between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) {
        self.init(data: data) { element in
            var mark = Mark(.rule)
            mark.x = .value(xStart.datum(of: element))
            mark.xEnd = .value(xEnd.datum(of: element))
            mark.y = .value(y.datum(of: element))
            return mark
        }
    }
}
