import Foundation
import SwiftUICore

/// Describes the series of a chart in numbers, which assistive technologies read as a table.
struct ChartTable: AXChartDescriptorRepresentable {
    let model: ChartModel
    let environment: EnvironmentValues

    func makeChartDescriptor() -> AXChartDescriptor {
        var series: [[_PlottableScalar]: AXDataSeriesDescriptor] = [:]
        var order: [AXDataSeriesDescriptor] = []
        for mark in model.marks where !mark.style.style.isAccessibilityHidden {
            guard let row = row(of: mark) else { continue }
            let key = row.series
            let name = key.map(\.name).joined(separator: ", ")
            let found = series[key] ?? AXDataSeriesDescriptor(name: name, isContinuous: mark.kind == .line, dataPoints: [])
            if series[key] == nil {
                series[key] = found
                order.append(found)
            }
            found.dataPoints.append(row.point)
        }
        let title = ChartDescription.summary(of: model).plainString(in: environment)
        return AXChartDescriptor(
            title: title, xAxis: descriptor(of: positionAxis),
            yAxis: AXNumericDataAxisDescriptor(title: name(of: model.axis(valueAxis)), range: 0...1, gridlinePositions: []) { $0.formatted() },
            series: order)
    }

    /// The axis that identifies the values: that of the categories, or the x axis.
    private var positionAxis: Axis { model.y.isCategorical && !model.x.isCategorical ? .vertical : .horizontal }

    private var valueAxis: Axis { positionAxis == .horizontal ? .vertical : .horizontal }

    private func name(of axis: AxisModel) -> String { axis.label?.text.plainString(in: environment) ?? "" }

    private func string(_ datum: Datum) -> String {
        ChartDescription.string(datum, locale: environment.locale, calendar: environment.calendar)
    }

    private func descriptor(of axis: Axis) -> any AXDataAxisDescriptor {
        let axis = model.axis(axis)
        guard case .categories(let names) = axis.domain else {
            return AXNumericDataAxisDescriptor(title: name(of: axis), range: 0...1, gridlinePositions: []) { $0.formatted() }
        }
        return AXCategoricalDataAxisDescriptor(title: name(of: axis), categoryOrder: names)
    }

    /// Returns the place of a mark in the table; nil for marks without a position or a value, such as rules and functions.
    private func row(of mark: Mark) -> (series: [_PlottableScalar], point: AXDataPoint)? {
        if let sector = mark.sector {
            let names = model.series(of: mark).map(\.name).joined(separator: ", ")
            return ([], point(at: .category(names), names, string(sector.angle)))
        }
        guard let position = mark.position(along: positionAxis)?.datum else { return nil }
        let values = [mark.position(along: valueAxis), mark.end(along: valueAxis)].compactMap { $0?.datum }
        // In a heat map the other axis has categories too, and the colour is the value.
        if model.axis(valueAxis).isCategorical, let category = values.first, let color = mark.style.style.foreground?.datum {
            return ([category.scalar], point(at: position.scalar, string(position), string(color)))
        }
        guard !values.isEmpty else { return nil }
        return (model.series(of: mark), point(at: position.scalar, string(position), values.map(string).joined(separator: "–")))
    }

    /// Creates a point whose value is described in words.
    private func point(at position: _PlottableScalar, _ label: String, _ value: String) -> AXDataPoint {
        let point = position.continuous.map { AXDataPoint(x: $0, label: label) } ?? AXDataPoint(x: position.name, label: label)
        point.yValue = .category(value)
        return point
    }
}
