import SwiftUICore

/// A view that displays a chart.
///
///     Chart(sales) { sale in
///         BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
///             .foregroundStyle(by: .value("Shop", sale.shop))
///     }
///
/// A chart takes the proposed size, like a shape.
public struct Chart<Content: ChartContent> {
    private let content: Content
    @Environment(\.chartOptions) private var options
    @State private var loops = KeptLoops()

    /// Creates a chart from content.
    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a chart with marks for identifiable elements.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart with marks for elements that are identified by the value at a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

}

extension Chart: View {
    public var body: some View {
        ChartWithLegend(model: ChartModel(content: content, options: options, kept: loops))
            // Charts inside of this one, such as in an annotation, have options of their own.
            .environment(\.chartOptions, ChartOptions())
    }
}
