import CoreGraphics

/// Sectors for the elements of a collection.
///
/// Suited to many elements: properties are read with key paths, and modifiers apply to all marks at once.
nonisolated public struct SectorPlot<Data: RandomAccessCollection>: PrimitiveChartContent, VectorizedChartContent {
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

extension SectorPlot {
    /// Creates sectors whose angles are their parts of the sum.
    public init<V: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        self.init(data: data) { element in
            var mark = Mark(.sector)
            mark.sector = Mark.Sector(
                angle: angle.datum(of: element), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: max(0, angularInset ?? 0))
            return mark
        }
    }
}
