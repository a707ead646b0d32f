import CoreGraphics

/// A shape moved by a distance.
@frozen public struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// The distance in points.
    public var offset: CGSize

    /// Creates a moved shape.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// What the moved shape is drawn as.
    public nonisolated static var role: ShapeRole { Content.role }

    /// Mirrored as the shape is.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The size of the shape for a proposed one.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's outline, moved.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The shape's data and the distance.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The smaller shape, moved.
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape scaled about a point of its frame.
@frozen public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// The horizontal and the vertical factor.
    public var scale: CGSize
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// What the scaled shape is drawn as.
    public nonisolated static var role: ShapeRole { Content.role }

    /// Mirrored as the shape is.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The size of the shape for a proposed one.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's outline, scaled.
    public nonisolated func path(in rect: CGRect) -> Path {
        let fixed = anchor.point(in: rect)
        let transform = CGAffineTransform(translationX: fixed.x, y: fixed.y)
            .scaledBy(x: scale.width, y: scale.height)
            .translatedBy(x: -fixed.x, y: -fixed.y)
        return shape.path(in: rect).applying(transform)
    }

    /// The shape's data, the factors and the fixed point.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape turned about a point of its frame.
@frozen public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is turned.
    public var shape: Content
    /// How far it is turned, clockwise on the screen.
    public var angle: Angle
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Creates a turned shape.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// What the turned shape is drawn as.
    public nonisolated static var role: ShapeRole { Content.role }

    /// Mirrored as the shape is.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The size of the shape for a proposed one.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's outline, turned.
    public nonisolated func path(in rect: CGRect) -> Path {
        let fixed = anchor.point(in: rect)
        let transform = CGAffineTransform(translationX: fixed.x, y: fixed.y)
            .rotated(by: CGFloat(angle.radians))
            .translatedBy(x: -fixed.x, y: -fixed.y)
        return shape.path(in: rect).applying(transform)
    }

    /// The shape's data, the angle and the fixed point.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The smaller shape, turned.
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape with every point of its outline transformed.
@frozen public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform, in the space of the frame's container.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// What the transformed shape is drawn as.
    public nonisolated static var role: ShapeRole { Content.role }

    /// Mirrored as the shape is.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The size of the shape for a proposed one.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's outline, transformed.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The shape's data.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
