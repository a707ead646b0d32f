import CoreGraphics

/// A value that describes a chart for assistive technologies.
public protocol AXChartDescriptorRepresentable {
    /// Creates the description.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Updates a description that was created before; does nothing by default. Descriptions are always created anew here.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension AccessibilityElement {
    /// Presents a chart: a group with the title and the summary, in which each series is a group of its points.
    mutating func present(_ chart: AXChartDescriptor) {
        self.chart = chart
        role = .group
        if label == nil { label = chart.title }
        if hint == nil { hint = chart.summary }
        let series = chart.series.map { series in
            var group = AccessibilityElement(role: .group, label: series.name, traits: [], frame: frame)
            group.children = series.dataPoints.map { point in
                AccessibilityElement(
                    role: .staticText, label: point.label ?? chart.xWords(of: point), value: chart.yWords(of: point), traits: .isStaticText,
                    frame: frame)
            }
            return group
        }
        // The points of a single series without a name need no group.
        children = series.count == 1 && series[0].label?.isEmpty ?? true ? series[0].children : series
    }
}

extension AXChartDescriptor {
    fileprivate func xWords(of point: AXDataPoint) -> String { Self.words(for: point.xValue, on: xAxis) }

    /// The further values of a point, each with the name of its axis if there are several.
    fileprivate func yWords(of point: AXDataPoint) -> String {
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

extension View {
    /// Describes the view as a chart. On the accessibility bus it is a group with the title and the summary, in which each series is a group
    /// of its points; the value of a point is described by the axis.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        accessibility { $0.chartDescriptor = representable }
    }
}
