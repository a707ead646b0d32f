import CoreGraphics

/// A shape moved by a distance. The result of `offset(_:)` on a shape.
@frozen public struct OffsetShape<Content: Shape>: Shape {
    /// The shape to move.
    public var shape: Content
    /// The distance in points.
    public var offset: CGSize

    /// Creates a shape moved by a distance in points.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The role of the moved shape.
    public nonisolated static var role: ShapeRole { Content.role }

    /// The behaviour of the moved shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal. The offset does not affect it.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the outline of the shape, moved by the offset.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The animatable data of the shape and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the inset shape, moved by the same offset.
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape scaled around a point of its frame. The result of `scale(_:anchor:)` on a shape.
@frozen public struct ScaledShape<Content: Shape>: Shape {
    /// The shape to scale.
    public var shape: Content
    /// The horizontal and the vertical scale factor.
    public var scale: CGSize
    /// The fixed point of the scaling, relative to the frame.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The role of the scaled shape.
    public nonisolated static var role: ShapeRole { Content.role }

    /// The behaviour of the scaled shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal. The scale does not affect it.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the outline of the shape, scaled around the anchor.
    public nonisolated func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect))
        return shape.path(in: rect).applying(transform)
    }

    /// The animatable data of the shape, the scale and the anchor.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape rotated around a point of its frame. The result of `rotation(_:anchor:)` on a shape.
@frozen public struct RotatedShape<Content: Shape>: Shape {
    /// The shape to rotate.
    public var shape: Content
    /// The angle of the rotation, clockwise on screen.
    public var angle: Angle
    /// The fixed point of the rotation, relative to the frame.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The role of the rotated shape.
    public nonisolated static var role: ShapeRole { Content.role }

    /// The behaviour of the rotated shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal. The rotation does not affect it.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the outline of the shape, rotated around the anchor.
    public nonisolated func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
        return shape.path(in: rect).applying(transform)
    }

    /// The animatable data of the shape, the angle and the anchor.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
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
    /// Returns the inset shape, rotated by the same angle.
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape with every point of its outline transformed. The result of `transform(_:)` on a shape.
@frozen public struct TransformedShape<Content: Shape>: Shape {
    /// The shape to transform.
    public var shape: Content
    /// The transform, in the coordinate space of the rectangle passed to ``path(in:)``.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The role of the transformed shape.
    public nonisolated static var role: ShapeRole { Content.role }

    /// The behaviour of the transformed shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the shape for a proposal. The transform does not affect it.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the outline of the shape, transformed.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The animatable data of the shape. Changes of the transform are not interpolated.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
