import CoreGraphics

/// A view that draws a shape and can draw the same shape again, in front of what it has drawn.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape filled with a style, in front of a background.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How its inside is found and its edges are drawn.
    public var fillStyle: FillStyle
    /// What is drawn behind it.
    public var background: Background

    /// Creates a filled shape.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// The filled shape over its background.
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
    }
}

/// A line along a shape's outline, drawn with a style, in front of a background.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// How the line runs.
    public var strokeStyle: StrokeStyle
    /// Whether its edges are smoothed.
    public var isAntialiased: Bool
    /// What is drawn behind it.
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

    /// The line over its background.
    public var body: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased)
        ).background(background)
    }
}

/// A line inside a shape's outline, drawn with a style, in front of a background.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// How the line runs.
    public var strokeStyle: StrokeStyle
    /// Whether its edges are smoothed.
    public var isAntialiased: Bool
    /// What is drawn behind it.
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

    /// The line over its background.
    public var body: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased)
        ).background(background)
    }
}
