import SwiftUICore

/// A line for the elements of a collection, or for a function.
///
///     LinePlot(samples, x: .value("Time", \.time), y: .value("Level", \.level))
///     LinePlot(x: "x", y: "sin(x)") { sin($0) }
///
/// Suited to very many elements: a line that has more points than the plot has pixels is drawn with the points that are seen.
nonisolated public struct LinePlot: PrimitiveChartContent {
    public typealias Body = Never
    private let columns: PlottedColumns

    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(columns) }

    /// Creates a line through the values of the elements, in their order. Elements with values that are not finite interrupt it.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {
        columns = PlottedColumns(data, x: x, y: y, form: .line)
    }

    /// Creates the graph of a function. Where the result is not finite, it is interrupted.
    ///
    /// - Parameter domain: Where the function is computed; nil for the domain of the x axis.
    public init(
        x xLabel: LocalizedStringKey, y yLabel: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        columns = PlottedColumns(
            .function({ (function($0), 0) }, domain: domain), form: .line, xLabel: DatumLabel(xLabel), yLabel: DatumLabel(yLabel))
    }

    /// Creates a curve with a parameter.
    public init(
        x xLabel: LocalizedStringKey, y yLabel: LocalizedStringKey, t tLabel: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        columns = PlottedColumns(
            .curve({ function($0) }, domain: domain), form: .line, xLabel: DatumLabel(xLabel), yLabel: DatumLabel(yLabel))
    }
}
