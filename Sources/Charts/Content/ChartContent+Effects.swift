import SwiftUICore

extension ChartContent {
    /// Moves marks by a distance in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
    }

    /// Moves marks by a distance in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves marks along the x axis, and their two ends along the y axis, in points.
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves marks along the x axis, and their ends along the y axis, in points.
    nonisolated public func offset(x: CGFloat = 0, yEnd: CGFloat) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: 0, yEnd: yEnd)
    }

    /// Moves the two ends of marks along the x axis, and marks along the y axis, in points.
    nonisolated public func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of marks along the x axis, and marks along the y axis, in points.
    nonisolated public func offset(xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: 0, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of marks along both axes, in points.
    nonisolated public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
        styled {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }

    /// Sets the drawing order: marks with greater values are in front. The default is 0.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        styled { $0.zIndex = value }
    }

    /// Blurs marks, with a radius in points.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        styled { $0.blurRadius = max(0, radius) }
    }

    /// Adds a shadow to marks, with a radius and distances in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.shadow = MarkStyle.Shadow(color: color, radius: radius, x: x, y: y) }
    }

    /// Shows marks only where other content is opaque.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        let mask = content()
        return styled { $0.mask = mask }
    }

    /// Clips each mark to a shape in the mark's bounding rectangle.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return styled { $0.clipShape = (shape, style) }
    }

    /// Draws the marks as one layer, to which their opacity, blur and shadow apply as a whole.
    nonisolated public func compositingLayer() -> some ChartContent {
        CompositingLayerContent(content: self)
    }

    /// Draws the marks as one layer, with effects that apply to it as a whole.
    nonisolated public func compositingLayer<V: ChartContent>(style: (PlottingLayerProxy) -> V) -> some ChartContent {
        CompositingLayerContent(content: style(PlottingLayerProxy(AnyChartContent(erasing: self))))
    }
}

/// The content of a layer, to which effects can be applied.
nonisolated public struct PlottingLayerProxy: PrimitiveChartContent {
    public typealias Body = Never
    private let content: AnyChartContent

    init(_ content: AnyChartContent) {
        self.content = content
    }

    @MainActor public func _addMarks(to collector: _MarkCollector) { content._addMarks(to: collector) }
}

/// Content drawn as one layer.
nonisolated private struct CompositingLayerContent<Content: ChartContent>: PrimitiveChartContent {
    typealias Body = Never
    let content: Content

    init(content: Content) {
        self.content = content
    }

    @MainActor func _addMarks(to collector: _MarkCollector) {
        let layer = collector.makeLayer()
        collector.styled(.other { $0.layer = $0.layer ?? layer }) { content._addMarks(to: collector) }
    }
}
