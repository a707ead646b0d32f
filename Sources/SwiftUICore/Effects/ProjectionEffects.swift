import CoreGraphics
import Foundation

extension ProjectionTransform {
    /// Returns the projection of a rotation in space about an axis through `anchor`, viewed from the front. Identity if the axis has no
    /// length or a value is not finite.
    static func rotation(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat,
        size: CGSize
    ) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite, anchorZ.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let rest = 1 - cosine
        // The columns of the rotation matrix are the rows of the transform, since points are row vectors. The view lies at z = 0, which
        // is `-anchorZ` relative to the axis.
        var transform = ProjectionTransform()
        transform.m11 = cosine + x * x * rest
        transform.m12 = x * y * rest + z * sine
        transform.m21 = x * y * rest - z * sine
        transform.m22 = cosine + y * y * rest
        transform.m31 = -anchorZ * (x * z * rest + y * sine)
        transform.m32 = -anchorZ * (y * z * rest - x * sine)
        let depth = max(size.width, size.height)
        if perspective != 0, depth > 0 {
            // Points closer to the viewer (positive z) appear larger.
            let factor = -perspective / depth
            transform.m13 = (x * z * rest - y * sine) * factor
            transform.m23 = (y * z * rest + x * sine) * factor
            transform.m33 = 1 + anchorZ * (1 - cosine - z * z * rest) * factor
        }
        let (centerX, centerY) = (anchor.x * size.width, anchor.y * size.height)
        return ProjectionTransform(CGAffineTransform(translationX: -centerX, y: -centerY))
            .concatenating(transform)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: centerX, y: centerY)))
    }
}

/// An effect that rotates a view in space.
struct _Rotation3DEffect: Equatable {
    var angle: Angle
    var axis: [CGFloat]
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    func projection(in size: CGSize) -> ProjectionTransform {
        .rotation(
            angle, axis: (axis[0], axis[1], axis[2]), anchor: anchor, anchorZ: anchorZ, perspective: perspective, size: size)
    }
}

extension _Rotation3DEffect: Animatable {
    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

extension _Rotation3DEffect: ProjectiveEffect {
    typealias Body = Never
    typealias Node = ProjectionNode<Self>
}

/// A modifier that draws its content with a projective transform.
protocol ProjectiveEffect: UnaryNodeModifier {
    /// Returns the transform for content of a size in points.
    nonisolated func projection(in size: CGSize) -> ProjectionTransform

    /// Whether geometry below the node is that without the effect; by default it is not.
    nonisolated static var isIgnoredByLayout: Bool { get }
}

extension ProjectiveEffect {
    nonisolated static var isIgnoredByLayout: Bool { false }
}

/// A node that draws its content with a projective transform.
final class ProjectionNode<Effect: ProjectiveEffect>: EffectNode<Effect> {
    /// Frames of descendants ignore perspective, which does not preserve rectangles.
    override var contentTransform: CGAffineTransform? {
        Effect.isIgnoredByLayout ? nil : modifier.projection(in: size).affineTransform
    }

    override func draw(into list: inout DisplayListBuilder) {
        let projection = modifier.projection(in: size)
        guard Effect.isIgnoredByLayout || projection.affineTransform == nil else { return list.draw(child) }
        list.groupProjected(by: projection) { $0.draw(child) }
    }
}

extension DisplayListBuilder {
    /// Groups drawing under a projective transform of the node's coordinates.
    mutating func groupProjected(by projection: ProjectionTransform, _ draw: (inout DisplayListBuilder) -> Void) {
        let origin = rect(.zero).origin
        let aboutList = ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
            .concatenating(projection)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
        group(.projection(aboutList), draw)
    }
}

/// An effect that draws its content with a projective transform, which may be animated.
///
///     struct Shake: GeometryEffect {
///         var animatableData: Double
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 4), y: 0))
///         }
///     }
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for content of a size in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        GeometryEffectAdapter<Self>._makeView(
            modifier: modifier.part(GeometryEffectAdapter<Self>.self, at: 0), content: content, inputs: inputs)
    }
}

/// Adapts a geometry effect to a node modifier: a wrapper with the memory layout of the effect.
private struct GeometryEffectAdapter<Effect: GeometryEffect> {
    var effect: Effect
}

extension GeometryEffectAdapter: Animatable {
    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

extension GeometryEffectAdapter: ProjectiveEffect {
    typealias Body = Never
    typealias Node = ProjectionNode<Self>

    nonisolated func projection(in size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

extension View {
    /// Rotates the view in space about an axis, without affecting the layout.
    ///
    /// - Parameters:
    ///   - angle: The angle of the rotation. An angle that is not finite has no effect.
    ///   - axis: The direction of the axis. An axis of length 0 has no effect.
    ///   - anchor: The point of the view through which the axis passes.
    ///   - anchorZ: The distance of the axis in front of the view, in points; negative for an axis behind it. A value that is not finite
    ///     disables the effect.
    ///   - perspective: How much larger closer parts appear; 0 for no perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Rotates the view in space about an axis, like `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
    nonisolated public func perspectiveRotationEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }

    /// Draws the view with a projective transform, without affecting the layout.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}

/// An effect that draws a view with a projective transform.
struct _ProjectionEffect: Equatable {
    var transform: ProjectionTransform
}

extension _ProjectionEffect: ProjectiveEffect {
    typealias Body = Never
    typealias Node = ProjectionNode<Self>

    nonisolated func projection(in size: CGSize) -> ProjectionTransform { transform }
}
