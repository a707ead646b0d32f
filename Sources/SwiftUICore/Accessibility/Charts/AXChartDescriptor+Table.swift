import CoreGraphics
import Foundation

extension AXChartDescriptor {
    private enum RowKey: Hashable {
        case number(Double)
        case category(String)
    }

    /// Creates a table with a row for each value of the x axis and a column for each series. Categories are in the order of the axis,
    /// numbers ascend.
    func table(frame: CGRect) -> AccessibilityElement {
        var table = AccessibilityTable<RowKey, AXDataPoint>()
        for (column, series) in series.enumerated() {
            for point in series.dataPoints {
                table.add(point, row: point.xValue.category.map { .category($0) } ?? .number(point.xValue.number), column: column)
            }
        }
        var ranks: [String: Int] = [:]
        for (rank, name) in ((xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []).enumerated() where ranks[name] == nil {
            ranks[name] = rank
        }
        let names = series.map { $0.name.flatMap { $0.isEmpty ? nil : $0 } ?? yAxis?.title ?? "" }
        return table.element(
            title: title, columns: [xAxis.title] + names, frame: frame,
            position: { key in
                switch key {
                case .number(let number): number.isNaN ? .infinity : number
                case .category(let name): ranks[name].map(Double.init) ?? .infinity
                }
            },
            rowTitle: { [xAxis] _, point in point.label ?? Self.words(for: point.xValue, on: xAxis) },
            words: yWords)
    }

    /// The further values of a point, each with the name of its axis.
    private func yWords(of point: AXDataPoint) -> String {
        var words: [String] = []
        if let value = point.yValue { words.append(yAxis.map { Self.words(for: value, on: $0) } ?? Self.plain(value)) }
        for (value, axis) in zip(point.additionalValues, additionalAxes) { words.append("\(axis.title) \(Self.words(for: value, on: axis))") }
        return words.joined(separator: ", ")
    }

    private static func words(for value: AXDataPointValue, on axis: any AXDataAxisDescriptor) -> String {
        guard value.category == nil, let axis = axis as? AXNumericDataAxisDescriptor else { return plain(value) }
        return axis.valueDescriptionProvider(value.number)
    }

    private static func plain(_ value: AXDataPointValue) -> String {
        value.category ?? value.number.formatted()
    }
}
