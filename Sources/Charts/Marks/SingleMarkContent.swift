/// Content that is one mark.
protocol SingleMarkContent: PrimitiveChartContent {
    nonisolated var mark: Mark { get }
}

extension SingleMarkContent {
    /// Adds the mark.
    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(mark) }
}
