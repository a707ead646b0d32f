import CoreGraphics
import Foundation

/// Shows a view larger or smaller.
public struct _ScaleEffect: Sendable, Equatable {
    /// The factors.
    public var scale: CGSize
    /// The point that stays, as fractions of the view's size.
    public var anchor: UnitPoint

    /// An effect with the given factors.
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

/// Shows a view turned.
public struct _RotationEffect: Sendable, Equatable {
    /// How far, clockwise.
    public var angle: Angle
    /// The point that stays, as fractions of the view's size.
    public var anchor: UnitPoint

    /// An effect with the given angle.
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

/// Shows a view under an affine transform about its top leading corner.
public struct _TransformEffect: Sendable, Equatable {
    /// The transform.
    public var transform: CGAffineTransform

    /// An effect with the given transform.
    @inlinable nonisolated public init(transform: CGAffineTransform) {
        self.transform = transform
    }
}

/// A modifier whose effect is an affine transform of the content's picture.
protocol AffineEffect: UnaryNodeModifier {
    /// The transform, for content of a size.
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

    /// Content shrunk to nothing is not drawn.
    override func draw(into list: inout DisplayListBuilder) {
        if let transform = contentTransform, transform.a * transform.d - transform.b * transform.c == 0 { return }
        super.draw(into: &list)
    }
}

extension CGAffineTransform {
    /// The transform about a point other than the origin.
    func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        return CGAffineTransform(translationX: -x, y: -y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
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
    /// Shows the view scaled by factors about a point of it; its place in the layout stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Shows the view scaled about a point of it; its place in the layout stays.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Shows the view scaled about a point of it; its place in the layout stays.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Shows the view turned clockwise about a point of it; its place in the layout stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Shows the view under an affine transform; its place in the layout stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}
