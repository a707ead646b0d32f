import SwiftUICore

extension View {
    /// Shows or hides the legend of charts.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chartOptions { $0.legend = visibility == .hidden ? .hidden : .automatic }
    }

    /// Sets the place of the legend of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the chart, or on the plot.
    ///   - alignment: The alignment along the edge.
    ///   - spacing: The distance from the plot and its axes, in points.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartOptions { $0.legend = .shown(position: position, alignment: alignment, spacing: spacing, content: nil) }
    }

    /// Replaces the legend of charts with a view.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chartOptions { $0.legend = .shown(position: position, alignment: alignment, spacing: spacing, content: content) }
    }

    /// Changes the view of the plot of charts, such as its background or size.
    ///
    ///     .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
    nonisolated public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
        chartOptions { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Adds a view in front of charts, with access to their scales.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartOptions { $0.overlays.append(ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Adds a view behind charts, with access to their scales.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartOptions { $0.backgrounds.append(ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Adds a gesture to the plot of charts, with access to their scales.
    nonisolated public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View {
        chartOptions { $0.gesture = { AnyGesture(body($0).map { _ in }) } }
    }
}
