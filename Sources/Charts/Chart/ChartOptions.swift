import SwiftUICore

/// The settings that view modifiers make for the charts inside of a view.
struct ChartOptions {
    struct Scale {
        var domain: _ScaleDomain?
        var range: _PositionScaleRange?
        var type: ScaleType?
    }

    enum Axis {
        case automatic
        case hidden
        case custom(any AxisContent)
    }

    /// The title of an axis.
    struct AxisTitle {
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView
    }

    enum Legend {
        case automatic
        case hidden
        case shown(position: AnnotationPosition, alignment: Alignment?, spacing: CGFloat?, content: AnyView?)
    }

    /// A view in front of or behind the plot.
    struct Layer {
        var alignment: Alignment
        var content: (ChartProxy) -> AnyView
    }

    var x = Scale()
    var y = Scale()
    var foregroundScale: StyleScaleOptions<AnyShapeStyle>?
    var symbolScale: StyleScaleOptions<MarkStyle.Symbol>?
    var lineStyleScale: StyleScaleOptions<StrokeStyle>?
    var symbolSizeScale: StyleScaleOptions<CGFloat>?
    var xAxis = Axis.automatic
    var yAxis = Axis.automatic
    var xTitles: [AxisTitle] = []
    var yTitles: [AxisTitle] = []
    var xAxisStyle: ((ChartAxisContent) -> AnyView)?
    var yAxisStyle: ((ChartAxisContent) -> AnyView)?
    var legend = Legend.automatic
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    var gesture: ((ChartProxy) -> AnyGesture<Void>)?
    var scroll = ChartScroll()
    var selection = ChartSelection()
}

extension EnvironmentValues {
    @Entry var chartOptions: ChartOptions = ChartOptions()
}

extension View {
    /// Changes the options of the charts inside of the view.
    nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }
}
