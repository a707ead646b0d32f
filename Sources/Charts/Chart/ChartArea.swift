import SwiftUICore

/// The plot of a chart with its axes, in the size proposed to it.
struct ChartArea: View {
    let model: ChartModel

    var body: some View {
        GeometryReader { proxy in
            SizedChartArea(model: model, size: proxy.size)
        }
    }
}

/// The plot of a chart with its axes, laid out for a known size.
private struct SizedChartArea: View {
    let model: ChartModel
    let size: CGSize
    @Environment(reading: { $0 }) private var environment
    /// The sizes of labels that are views.
    @State private var labelSizes: [AxisLabelKey: CGSize] = [:]
    /// The size that the plot's style gives to the plot; nil for that of the chart.
    @State private var plotSize: CGSize?

    var body: some View {
        let frame = ChartFrame(model: model, size: size, environment: environment, measuredSizes: labelSizes, plotSize: plotSize)
        PlacementLayout {
            plot(frame).placed(.frame(frame.availablePlot))
            if !frame.scrolls(along: .vertical) {
                axis(.vertical, frame).placed(.frame(frame.plot))
            }
            if !frame.scrolls(along: .horizontal) {
                axis(.horizontal, frame).placed(.frame(frame.plot))
            }
            if !frame.isScrolling { ChartAnnotations(frame: frame).placed(.frame(frame.plot)) }
        }
        .overlayPreferenceValue(PlotAnchorKey.self) { anchor in layers(model.options.overlays, frame, anchor) }
        .backgroundPreferenceValue(PlotAnchorKey.self) { anchor in layers(model.options.backgrounds, frame, anchor) }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(ChartDescription.summary(of: model))
        .accessibilityChart(ChartTable(model: model, environment: environment))
    }

    @ViewBuilder private func plot(_ frame: ChartFrame) -> some View {
        let content = ChartPlotContent(frame: frame)
        ZStack(alignment: .topLeading) {
            if let style = model.options.plotStyle {
                // The style may change the size of the plot; the axes then follow the new size.
                style(content).onGeometryChange(for: CGSize.self, of: \.size) { new in
                    let available = frame.availablePlot.size
                    let differs = abs(new.width - available.width) > 0.5 || abs(new.height - available.height) > 0.5
                    let own = differs ? new : nil
                    if plotSize != own { plotSize = own }
                }
            } else {
                content
            }
        }
        .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
    }

    @ViewBuilder private func axis(_ axis: Axis, _ frame: ChartFrame) -> some View {
        let content = ChartAxisContent(frame: frame, axis: axis, labelSizes: $labelSizes)
        if let style = axis == .horizontal ? model.options.xAxisStyle : model.options.yAxisStyle {
            style(content)
        } else {
            content
        }
    }

    @ViewBuilder private func layers(_ layers: [ChartOptions.Layer], _ frame: ChartFrame, _ anchor: Anchor<CGRect>?) -> some View {
        let proxy = ChartProxy(frame: frame, anchor: anchor)
        ForEach(layers.indices, id: \.self) { index in
            layers[index].content(proxy)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
        }
    }
}

/// The bounds of the plot.
private struct PlotAnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}
