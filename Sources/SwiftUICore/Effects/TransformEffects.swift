import CoreGraphics
import Foundation

/// An effect that scales a view.
public struct _ScaleEffect: Sendable, Equatable {
    /// The horizontal and vertical factors.
    public var scale: CGSize
    /// The fixed point, relative to the size of the view.
    public var anchor: UnitPoint

    /// Creates an effect from factors.
    @inlinable nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}

extension _ScaleEffect: Animatable {
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// An effect that rotates a view.
public struct _RotationEffect: Sendable, Equatable {
    /// The angle, clockwise.
    public var angle: Angle
    /// The fixed point, relative to the size of the view.
    public var anchor: UnitPoint

    /// Creates an effect from an angle.
    @inlinable nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }
}

extension _RotationEffect: Animatable {
    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// An effect that applies an affine transform about the top-left corner of a view.
public struct _TransformEffect: Sendable, Equatable {
    /// The transform.
    public var transform: CGAffineTransform

    /// Creates an effect from a transform.
    @inlinable nonisolated public init(transform: CGAffineTransform) {
        self.transform = transform
    }
}

/// A modifier that draws its content with an affine transform.
protocol AffineEffect: UnaryNodeModifier {
    /// Returns the transform for content of a size.
    nonisolated func affineTransform(in size: CGSize) -> CGAffineTransform
}

extension AffineEffect {
    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AffineEffectNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class AffineEffectNode<Effect: AffineEffect>: EffectNode<Effect> {
    override var contentTransform: CGAffineTransform? {
        let transform = modifier.affineTransform(in: size)
        let isFinite = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy(\.isFinite)
        return isFinite && !transform.isIdentity ? transform : nil
    }

    /// Content with a singular transform is not drawn.
    override func draw(into list: inout DisplayListBuilder) {
        if let transform = contentTransform, transform.a * transform.d - transform.b * transform.c == 0 { return }
        super.draw(into: &list)
    }
}

extension CGAffineTransform {
    /// Returns the transform about an anchor instead of the origin.
    func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
        about(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
    }

    /// Returns the transform about a point instead of the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension _ScaleEffect: AffineEffect {
    public typealias Body = Never

    nonisolated func affineTransform(in size: CGSize) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size)
    }
}

extension _RotationEffect: AffineEffect {
    public typealias Body = Never

    nonisolated func affineTransform(in size: CGSize) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: size)
    }
}

extension _TransformEffect: AffineEffect {
    public typealias Body = Never

    nonisolated func affineTransform(in size: CGSize) -> CGAffineTransform { transform }
}

extension View {
    /// Scales the view by a factor per axis about an anchor, without affecting the layout. Factors that are not finite have no effect.
    // Disfavoured, so that arithmetic in `scaleEffect(_:)` is type-checked for a number first.
    @_disfavoredOverload
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view about an anchor, without affecting the layout. A factor that is not finite has no effect.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view by a factor per axis about an anchor, without affecting the layout. Factors that are not finite have no effect.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view clockwise about an anchor, without affecting the layout. An angle that is not finite has no effect.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Applies an affine transform about the top-left corner of the view, without affecting the layout. Its translation is in points.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}
