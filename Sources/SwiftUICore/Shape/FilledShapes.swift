import CoreGraphics

/// A view that draws a shape. `fill`, `stroke` and `strokeBorder` on it draw the same shape again in front.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Content { get }
}

/// A view that fills a shape with a style, in front of a background view. The result of `fill(_:style:)` on a shape.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape to fill.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The fill rule and whether edges are antialiased.
    public var fillStyle: FillStyle
    /// The view behind the shape.
    public var background: Background

    /// Creates a filled shape.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// The filled shape in front of its background.
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
    }
}

/// A view that strokes the outline of a shape with a style, in front of a background view. The line is centred on the outline.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape to stroke.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The width, caps, joins and dashes of the line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased.
    public var isAntialiased: Bool
    /// The view behind the shape.
    public var background: Background

    /// Creates a stroked shape.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// The stroked line in front of its background.
    public var body: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased)
        ).background(background)
    }
}

/// A view that strokes a line just inside the outline of a shape with a style, in front of a background view.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape to stroke.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The width, caps, joins and dashes of the line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased.
    public var isAntialiased: Bool
    /// The view behind the shape.
    public var background: Background

    /// Creates a shape with a border.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// The stroked line in front of its background.
    public var body: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased)
        ).background(background)
    }
}
