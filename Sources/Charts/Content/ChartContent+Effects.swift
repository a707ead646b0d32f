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

    /// Draws the marks as one layer, with modifiers of views that apply to it as a whole. The view has the size of the plot.
    ///
    ///     BarMark(x: .value("Day", day), y: .value("Sales", sales))
    ///         .compositingLayer { $0.rotationEffect(.degrees(3)).blur(radius: 2) }
    nonisolated public func compositingLayer<V: View>(
        @ViewBuilder style: (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        let styled = style(PlaceholderContentView())
        return CompositingLayerContent(content: self) { AnyView(SubstitutedContentView(content: $0, modified: styled)) }
    }
}

/// Content drawn as one layer.
nonisolated private struct CompositingLayerContent<Content: ChartContent>: PrimitiveChartContent {
    typealias Body = Never
    let content: Content
    /// Returns the layer, with the modifiers of the program, for a view that draws the marks; nil without modifiers.
    var view: ((AnyView) -> AnyView)?

    @MainActor func _addMarks(to collector: _MarkCollector) {
        let layer = MarkStyle.Layer(id: collector.makeLayer(), view: view)
        collector.styled(.other { $0.layer = $0.layer ?? layer }) { content._addMarks(to: collector) }
    }
}
