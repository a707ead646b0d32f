import SwiftUICore

/// An area for the elements of a collection, or for a function.
///
///     AreaPlot(x: "x", yStart: "cos(x)", yEnd: "sin(x)") { (yStart: cos($0), yEnd: sin($0)) }
nonisolated public struct AreaPlot: PrimitiveChartContent {
    public typealias Body = Never
    private let columns: PlottedColumns

    @MainActor public func _addMarks(to collector: _MarkCollector) { collector.add(columns) }

    /// Creates an area between zero and the values of the elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {
        columns = PlottedColumns(data, x: x, y: y, form: .area)
    }

    /// Creates an area between two values of the elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        columns = PlottedColumns(data, x: x, y: yStart, yEnd: yEnd, form: .band)
    }

    /// Creates the area between zero and the graph of a function.
    ///
    /// - Parameter domain: Where the function is computed; nil for the domain of the x axis.
    public init(
        x xLabel: LocalizedStringKey, y yLabel: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        columns = PlottedColumns(
            .function({ (function($0), 0) }, domain: domain), form: .area, xLabel: DatumLabel(xLabel), yLabel: DatumLabel(yLabel))
    }

    /// Creates the area between the graphs of two functions.
    public init(
        x xLabel: LocalizedStringKey, yStart yStartLabel: LocalizedStringKey, yEnd yEndLabel: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        columns = PlottedColumns(
            .function({ function($0) }, domain: domain), form: .band, xLabel: DatumLabel(xLabel), yLabel: DatumLabel(yStartLabel))
    }
}
