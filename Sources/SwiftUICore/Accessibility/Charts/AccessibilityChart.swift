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

/// A chart that assistive technologies present as a table, beside the elements of the view.
package protocol AccessibilityChart {
    /// Completes the element of the view, and returns the table.
    func table(describing element: inout AccessibilityElement) -> AccessibilityElement
}

extension AccessibilityElement {
    /// Presents a chart as a group that contains a table.
    mutating func present(_ chart: any AccessibilityChart) {
        role = .group
        let table = chart.table(describing: &self)
        // The description of the outer view replaces that of the inner one.
        children.removeAll { $0.role == .table }
        children.append(table)
    }
}

/// A chart that a program describes.
private struct DescribedChart<R: AXChartDescriptorRepresentable>: AccessibilityChart {
    let representable: R

    func table(describing element: inout AccessibilityElement) -> AccessibilityElement {
        let chart = representable.makeChartDescriptor()
        if element.label == nil { element.label = chart.title }
        if element.hint == nil { element.hint = chart.summary }
        return chart.table(frame: element.frame)
    }
}

extension View {
    /// Describes the view as a chart. On the accessibility bus it is a group with the title, the summary and a table, which has a row for each
    /// value of the x axis and a column for each series. The axes describe the values. Tables of more than 100 rows show 100 of them,
    /// evenly spread.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        accessibility { $0.chart = DescribedChart(representable: representable) }
    }

    /// Presents the view as a chart.
    nonisolated package func accessibilityChart(_ chart: some AccessibilityChart) -> some View {
        accessibility { $0.chart = chart }
    }
}
