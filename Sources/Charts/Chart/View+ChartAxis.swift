import SwiftUICore

extension View {
    /// Shows or hides the x axis of charts.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
    }

    /// Shows or hides the y axis of charts.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
    }

    /// Sets the content of the x axis of charts.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return chartOptions { $0.xAxis = .custom(content) }
    }

    /// Sets the content of the y axis of charts.
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return chartOptions { $0.yAxis = .custom(content) }
    }

    /// Changes the view of the x axis of charts, such as its background.
    nonisolated public func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        chartOptions { $0.xAxisStyle = { AnyView(content($0)) } }
    }

    /// Changes the view of the y axis of charts, such as its background.
    nonisolated public func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        chartOptions { $0.yAxisStyle = { AnyView(content($0)) } }
    }

    /// Adds a title to the x axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the chart; by default the one of the axis.
    ///   - alignment: The alignment along the edge.
    ///   - spacing: The distance from the axis, in points.
    nonisolated public func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        axisTitle(\.xTitles, position: position, alignment: alignment, spacing: spacing, content: content())
    }

    /// Adds a localised title to the x axis of charts.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.xTitles, position: position, alignment: alignment, spacing: spacing, content: Text(labelKey))
    }

    /// Adds a title to the x axis of charts.
    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.xTitles, position: position, alignment: alignment, spacing: spacing, content: label)
    }

    /// Adds a title that is not localised to the x axis of charts.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.xTitles, position: position, alignment: alignment, spacing: spacing, content: Text(verbatim: String(label)))
    }

    /// Adds a title to the y axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the chart; by default the top. At the leading and trailing edge the title is vertical.
    ///   - alignment: The alignment along the edge.
    ///   - spacing: The distance from the axis, in points.
    nonisolated public func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        axisTitle(\.yTitles, position: position, alignment: alignment, spacing: spacing, content: content())
    }

    /// Adds a localised title to the y axis of charts.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.yTitles, position: position, alignment: alignment, spacing: spacing, content: Text(labelKey))
    }

    /// Adds a title to the y axis of charts.
    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.yTitles, position: position, alignment: alignment, spacing: spacing, content: label)
    }

    /// Adds a title that is not localised to the y axis of charts.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.yTitles, position: position, alignment: alignment, spacing: spacing, content: Text(verbatim: String(label)))
    }

    nonisolated private func axisTitle(
        _ titles: WritableKeyPath<ChartOptions, [ChartOptions.AxisTitle]>, position: AnnotationPosition, alignment: Alignment?,
        spacing: CGFloat?, content: some View
    ) -> some View {
        let title = ChartOptions.AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content))
        return chartOptions { $0[keyPath: titles].append(title) }
    }
}
