import CoreGraphics
import Foundation

extension AXChartDescriptor {
    /// The largest number of rows in a table. Each cell is a widget on the accessibility bus.
    static let rowLimit = 100

    /// Creates a table with a row for each value of the x axis and a column for each series.
    ///
    /// Categories are in the order of the axis, numbers ascend. If there are more rows than the limit, the table shows evenly spread ones,
    /// the first and the last among them. It takes time linear in the number of points, and sorts the rows.
    func table(frame: CGRect) -> AccessibilityElement {
        func element(_ role: AccessibilityRole, _ label: String?, _ children: [AccessibilityElement] = []) -> AccessibilityElement {
            var element = AccessibilityElement(role: role, label: label, traits: [], frame: frame)
            element.children = children
            return element
        }
        let rows = rows
        let shown = Self.spread(rows, limit: Self.rowLimit)
        let names = series.map { $0.name.flatMap { $0.isEmpty ? nil : $0 } ?? yAxis?.title ?? "" }
        let header = element(.tableRow, nil, ([xAxis.title] + names).map { element(.columnHeader, $0) })
        let body = shown.map { row in element(.tableRow, nil, [element(.cell, row.title)] + row.values.map { element(.cell, $0 ?? "") }) }
        var table = element(.table, title, [header] + body)
        if shown.count < rows.count { table.hint = "\(shown.count) of \(rows.count) rows" }
        return table
    }

    private struct Row {
        /// The value of the x axis in words.
        var title: String
        /// The values of the series in words; nil where a series has none.
        var values: [String?]
    }

    private enum RowKey: Hashable {
        case number(Double)
        case category(String)
    }

    private var rows: [Row] {
        var rows: [RowKey: Row] = [:]
        var order: [RowKey] = []
        for (column, series) in series.enumerated() {
            for point in series.dataPoints {
                let key = point.xValue.category.map { RowKey.category($0) } ?? .number(point.xValue.number)
                if rows[key] == nil {
                    order.append(key)
                    rows[key] = Row(
                        title: point.label ?? Self.words(for: point.xValue, on: xAxis), values: Array(repeating: nil, count: self.series.count))
                }
                let known = rows[key]?.values[column].map { $0 + ", " } ?? ""
                rows[key]?.values[column] = known + yWords(of: point)
            }
        }
        var ranks: [String: Int] = [:]
        for (rank, name) in ((xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []).enumerated() where ranks[name] == nil {
            ranks[name] = rank
        }
        func position(_ key: RowKey) -> Double {
            switch key {
            case .number(let number): number.isNaN ? .infinity : number
            case .category(let name): ranks[name].map(Double.init) ?? .infinity
            }
        }
        // Rows at the same position stay in the order of the data.
        let sorted = order.enumerated().sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }
        return sorted.compactMap { rows[$0.element] }
    }

    private static func spread<Element>(_ all: [Element], limit: Int) -> [Element] {
        guard all.count > limit else { return all }
        return (0..<limit).map { all[$0 * (all.count - 1) / (limit - 1)] }
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
