/// A plot that has a mark for each element of a collection.
protocol ElementPlot: PrimitiveChartContent, VectorizedChartContent {
    associatedtype Data: RandomAccessCollection where Data.Element == DataElement
    nonisolated var marks: ElementMarks<Data> { get set }
}

extension ElementPlot {
    /// Adds the marks of the elements.
    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(marks) }

    /// Returns the plot with a change of each mark's style.
    nonisolated public func _styledByElement(_ change: @escaping (inout _ElementStyle, DataElement) -> Void) -> Self {
        var copy = self
        copy.marks.changes.append(change)
        return copy
    }
}

/// A mark for each element of a collection, with the changes that properties of the element make to its style.
nonisolated struct ElementMarks<Data: RandomAccessCollection> {
    let data: Data
    let mark: (Data.Element) -> Mark
    /// Returns the columns to draw instead of very many marks; nil if marks are always needed.
    let columns: (() -> PlottedColumns)?
    var changes: [(inout _ElementStyle, Data.Element) -> Void] = []

    init(_ data: Data, columns: (() -> PlottedColumns)? = nil, mark: @escaping (Data.Element) -> Mark) {
        self.data = data
        self.columns = columns
        self.mark = mark
    }
}
