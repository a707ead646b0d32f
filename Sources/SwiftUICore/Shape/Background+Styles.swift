import CoreGraphics

extension View {
    /// Fills the frame behind the view with a style.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - edges: The edges at which the style reaches on under what covers the container, where the frame touches it.
    @_disfavoredOverload
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
    }

    /// Fills the frame behind the view with the background style, which reaches on under what covers the container at the
    /// given edges.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
    }

    /// Fills a shape behind the view with the background style.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(_ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle))
    }

    /// Fills the frame in front of the view with a style.
    @_disfavoredOverload
    nonisolated public func overlay<S: ShapeStyle>(_ style: S) -> some View {
        overlay(_ShapeView(shape: Rectangle(), style: style))
    }

    /// Fills a shape in front of the view with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
    }

    /// Draws a border of a width, in points, inside the view's frame.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(
            _ShapeView(
                shape: _StrokedShape(
                    shape: Rectangle().inset(by: width / 2), style: StrokeStyle(lineWidth: width)),
                style: content))
    }
}
