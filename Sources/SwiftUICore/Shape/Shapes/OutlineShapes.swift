import CoreGraphics

/// A shape drawn at a size of its own instead of its frame's.
@frozen public struct _SizedShape<S: Shape>: Shape {
    /// The shape that is drawn.
    public var shape: S
    /// The size in points.
    public var size: CGSize
    package var anchor: UnitPoint

    /// Creates a shape of a size.
    public nonisolated init(shape: S, size: CGSize) {
        self.init(shape: shape, size: size, anchor: .topLeading)
    }

    package nonisolated init(shape: S, size: CGSize, anchor: UnitPoint) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// What the shape is drawn as.
    public nonisolated static var role: ShapeRole { S.role }

    /// Mirrored as the shape is.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The size of the shape for a proposed one.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's outline at its own size.
    public nonisolated func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The shape's data and the size.
    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A part of a shape's outline.
@frozen public struct _TrimmedShape<S: Shape>: Shape {
    /// The shape whose outline is cut.
    public var shape: S
    /// The fraction of the outline's length at which the part begins.
    public var startFraction: CGFloat
    /// The fraction of the outline's length at which the part ends.
    public var endFraction: CGFloat

    /// Creates a part of a shape's outline.
    public nonisolated init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// What the shape is drawn as.
    public nonisolated static var role: ShapeRole { S.role }

    /// Mirrored as the shape is.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The size of the shape for a proposed one.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The part of the shape's outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The shape's data and both fractions.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}

/// A line along a shape's outline, as a shape of its own.
@frozen public struct _StrokedShape<S: Shape>: Shape {
    /// The shape along whose outline the line runs.
    public var shape: S
    /// How the line is drawn.
    public var style: StrokeStyle

    /// Creates a line along a shape's outline.
    public nonisolated init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// The outline of a line.
    public nonisolated static var role: ShapeRole { .stroke }

    /// Mirrored as the shape is.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The size of the shape for a proposed one.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The outline of the line.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// The shape's data and the style's.
    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}
