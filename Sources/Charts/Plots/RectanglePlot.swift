import CoreGraphics

/// Rectangles for the elements of a collection.
///
/// Suited to many elements: properties are read with key paths, and modifiers apply to all marks at once.
nonisolated public struct RectanglePlot<Data: RandomAccessCollection>: PrimitiveChartContent, VectorizedChartContent {
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

extension RectanglePlot {
    /// Creates rectangles around pairs of values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(data: data) { element in
            var mark = Mark(.rectangle)
            mark.x = .value(x.datum(of: element))
            mark.y = .value(y.datum(of: element))
            mark.width = width
            mark.height = height
            return mark
        }
    }

    /// Creates rectangles between pairs of values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) {
        self.init(data: data) { element in
            var mark = Mark(.rectangle)
            mark.x = .value(xStart.datum(of: element))
            mark.xEnd = .value(xEnd.datum(of: element))
            mark.y = .value(yStart.datum(of: element))
            mark.yEnd = .value(yEnd.datum(of: element))
            return mark
        }
    }
}
