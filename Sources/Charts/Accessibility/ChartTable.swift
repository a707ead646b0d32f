import Foundation
import SwiftUICore

/// The series of a chart as a table for screen readers.
struct ChartTable: AccessibilityChart {
    let model: ChartModel
    let environment: EnvironmentValues

    /// The largest number of values that are read from columns.
    private static let columnLimit = 10_000

    func table(describing element: inout AccessibilityElement) -> AccessibilityElement {
        var table = AccessibilityTable<_PlottableScalar, Mark>()
        var columns: [[_PlottableScalar]: Int] = [:]
        var names: [String] = []
        let marks = model.marks.lazy.filter { !$0.style.isAccessibilityHidden }.flatMap { mark in
            mark.columns.map { $0.marks(limit: Self.columnLimit) } ?? [mark]
        }
        for mark in marks {
            guard let (row, series) = keys(of: mark) else { continue }
            let column = columns[series] ?? names.count
            if column == names.count {
                columns[series] = column
                names.append(series.isEmpty ? name(of: valueAxis) : series.map(\.name).joined(separator: ", "))
            }
            table.add(mark, row: row, column: column)
        }
        var ranks: [String: Double] = [:]
        if case .categories(let names) = model.axis(positionAxis).domain {
            for (rank, name) in names.enumerated() { ranks[name] = Double(rank) }
        }
        return table.element(
            title: ChartDescription.summary(of: model).plainString(in: environment), columns: [name(of: positionAxis)] + names,
            frame: element.frame,
            position: { row in
                let position = ranks.isEmpty ? row.continuous : ranks[row.name]
                return position.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
            },
            rowTitle: { row, mark in (mark.position(along: positionAxis)?.datum).map(string) ?? row.name },
            words: { values(of: $0).map(string).joined(separator: "–") })
    }

    /// Returns the row and the series of a mark; nil for marks without a position or a value, such as rules and functions.
    private func keys(of mark: Mark) -> (row: _PlottableScalar, series: [_PlottableScalar])? {
        if mark.sector != nil { return (.category(mark.seriesKey.map(\.name).joined(separator: ", ")), []) }
        guard let position = mark.position(along: positionAxis)?.datum, !values(of: mark).isEmpty else { return nil }
        return (position.scalar, heatMapSeries(of: mark).map { [$0.scalar] } ?? mark.namedSeries)
    }

    /// The value of a mark, or the first and the last value of a range.
    private func values(of mark: Mark) -> [Datum] {
        if let sector = mark.sector { return [sector.angle] }
        if heatMapSeries(of: mark) != nil { return [mark.style.foregroundDatum?.datum].compactMap { $0 } }
        return [mark.position(along: valueAxis), mark.end(along: valueAxis)].compactMap { $0?.datum }
    }

    /// The series of a mark in a heat map, where the value axis has categories too and the colour is the value; nil for other marks.
    private func heatMapSeries(of mark: Mark) -> Datum? {
        guard model.axis(valueAxis).isCategorical, mark.style.foregroundDatum != nil else { return nil }
        return mark.position(along: valueAxis)?.datum
    }

    /// The axis that identifies the values: that of the categories, or the x axis.
    private var positionAxis: Axis { model.y.isCategorical && !model.x.isCategorical ? .vertical : .horizontal }

    private var valueAxis: Axis { positionAxis == .horizontal ? .vertical : .horizontal }

    private func name(of axis: Axis) -> String { model.axis(axis).label?.text.plainString(in: environment) ?? "" }

    private func string(_ datum: Datum) -> String {
        ChartDescription.string(datum, locale: environment.locale, calendar: environment.calendar)
    }
}
