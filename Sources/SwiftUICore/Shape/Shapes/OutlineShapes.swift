import CoreGraphics

/// A shape at a fixed size instead of its frame's. The result of `size(_:)` on a shape.
@frozen public struct _SizedShape<S: Shape>: Shape {
    /// The shape to draw.
    public var shape: S
    /// The size in points.
    public var size: CGSize
    package var anchor: UnitPoint

    /// Creates a shape of a fixed size in the top leading corner of its frame.
    public nonisolated init(shape: S, size: CGSize) {
        self.init(shape: shape, size: size, anchor: .topLeading)
    }

    package nonisolated init(shape: S, size: CGSize, anchor: UnitPoint) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// The role of the shape.
    public nonisolated static var role: ShapeRole { S.role }

    /// The behaviour of the shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal. The fixed size does not affect it.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the outline of the shape at the fixed size.
    public nonisolated func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The animatable data of the shape and the size.
    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A part of a shape's outline. The result of `trim(from:to:)` on a shape.
@frozen public struct _TrimmedShape<S: Shape>: Shape {
    /// The shape to trim.
    public var shape: S
    /// The fraction of the outline's length at which the part begins, limited to 0...1.
    public var startFraction: CGFloat
    /// The fraction of the outline's length at which the part ends, limited to 0...1.
    public var endFraction: CGFloat

    /// Creates a part of a shape's outline.
    public nonisolated init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// The role of the shape.
    public nonisolated static var role: ShapeRole { S.role }

    /// The behaviour of the shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal. Trimming does not affect it.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the part of the shape's outline between the fractions.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The animatable data of the shape and both fractions.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}

/// The stroked outline of a shape. The result of `stroke(style:)` on a shape.
@frozen public struct _StrokedShape<S: Shape>: Shape {
    /// The shape to stroke.
    public var shape: S
    /// The width, caps, joins and dashes of the line.
    public var style: StrokeStyle

    /// Creates the stroked outline of a shape.
    public nonisolated init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// The role of a stroked outline: ``ShapeRole/stroke``.
    public nonisolated static var role: ShapeRole { .stroke }

    /// The behaviour of the shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal. The line width does not affect it.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the outline of the stroked line.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// The animatable data of the shape and the stroke style.
    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}
