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
    /// Presents a chart: a group with the title, the summary and a table of the series, beside the elements of the view.
    mutating func present(_ chart: AXChartDescriptor) {
        self.chart = chart
        role = .group
        if label == nil { label = chart.title }
        if hint == nil { hint = chart.summary }
        // The description of the outer view replaces that of the inner one.
        children.removeAll { $0.role == .table }
        children.append(chart.table(frame: frame))
    }
}

extension View {
    /// Describes the view as a chart. On the accessibility bus it is a group with the title, the summary and a table, which has a row for each
    /// value of the x axis and a column for each series. The axes describe the values. Tables of more than 100 rows show 100 of them,
    /// evenly spread.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        accessibility { $0.chartDescriptor = representable }
    }
}
