import CoreGraphics

extension View {
    /// Fills the area behind the view's frame with a style.
    ///
    /// - Parameters:
    ///   - style: The style to fill with.
    ///   - edges: The edges at which the fill extends into the safe area where the frame touches it. All edges by default.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(S._background(style, ignoresSafeAreaEdges: edges))
    }

    /// Fills the area behind the view's frame with a material, which is the `backgroundMaterial` of the view.
    ///
    /// - Parameters:
    ///   - material: The material to fill with.
    ///   - edges: The edges at which the fill extends into the safe area where the frame touches it. All edges by default.
    nonisolated public func background(_ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        environment(\.backgroundMaterial, material).modifier(Material._background(material, ignoresSafeAreaEdges: edges))
    }

    /// Fills a shape behind the view, in the view's frame, with a material, which is the `backgroundMaterial` of the view.
    nonisolated public func background<T: Shape>(
        _ material: Material, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        environment(\.backgroundMaterial, material).background(_ShapeView(shape: shape, style: material, fillStyle: fillStyle))
    }

    /// Fills the area behind the view's frame with the background style. At the given edges the fill extends into the safe area.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view, in the view's frame, with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
    }

    /// Fills a shape behind the view, in the view's frame, with the background style.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(_ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle))
    }

    /// Fills the view's frame, in front of the view, with a style.
    ///
    /// - Parameters:
    ///   - style: The style to fill with.
    ///   - edges: The edges at which the fill extends into the safe area where the frame touches it. All edges by default.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(_ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges))
    }

    /// Fills a shape in front of the view, in the view's frame, with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
    }

    /// Draws a border inside the edges of the view's frame. `width` is in points; nothing is drawn unless it is positive.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(
            _ShapeView(
                shape: _StrokedShape(
                    shape: Rectangle().inset(by: width / 2), style: StrokeStyle(lineWidth: width)),
                style: content))
    }
}
