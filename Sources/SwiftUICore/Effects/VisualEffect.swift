import CoreGraphics
import Foundation

/// A change of the rendering of a view that does not affect its layout; see `visualEffect(_:)`.
public protocol VisualEffect: Sendable, Animatable {
    /// Appends the parts of the effect, the innermost first.
    func _append(to parts: inout _VisualEffectParts)
}

/// The parts of a visual effect, the innermost first.
public struct _VisualEffectParts {
    enum Part {
        case offset(CGSize)
        case scale(CGSize, UnitPoint)
        case rotation(Angle, UnitPoint)
        case matrix(CGAffineTransform)
        case rotation3D(_Rotation3DEffect)
        case opacity(Double)
        case blur(radius: CGFloat, isOpaque: Bool)
        case colors(ColorMatrix)
        case multiplication(Color)
    }

    var parts: [Part] = []

    /// Returns the product of the transforms, for content of a size.
    func projection(in size: CGSize) -> ProjectionTransform {
        parts.reduce(ProjectionTransform()) { product, part in
            if case .rotation3D(let rotation) = part { return product.concatenating(rotation.projection(in: size)) }
            return part.transform(in: size).map { product.concatenating(ProjectionTransform($0)) } ?? product
        }
    }

    /// Returns the parts that are not transforms, the innermost first. The environment is read only if a part depends on it.
    func effects(in environment: @autoclosure () -> EnvironmentValues) -> [DisplayList.Effect] {
        parts.compactMap { $0.effect(in: environment) }
    }

    /// Returns the interpolation with other parts of the same effect: 0 gives these, 1 the others.
    func mixed(with other: _VisualEffectParts, by amount: Double) -> _VisualEffectParts {
        guard parts.count == other.parts.count else { return amount < 0.5 ? self : other }
        return _VisualEffectParts(parts: zip(parts, other.parts).map { $0.mixed(with: $1, by: amount) })
    }
}

extension _VisualEffectParts.Part {
    fileprivate func transform(in size: CGSize) -> CGAffineTransform? {
        switch self {
        case .offset(let offset): CGAffineTransform(translationX: offset.width, y: offset.height)
        case .scale(let scale, let anchor): CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size)
        case .rotation(let angle, let anchor): CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: size)
        case .matrix(let matrix): matrix
        case .rotation3D, .opacity, .blur, .colors, .multiplication: nil
        }
    }

    fileprivate func effect(in environment: () -> EnvironmentValues) -> DisplayList.Effect? {
        switch self {
        case .offset, .scale, .rotation, .matrix, .rotation3D: nil
        case .opacity(let opacity): .opacity(opacity)
        case .blur(let radius, let isOpaque): .blur(radius: radius, isOpaque: isOpaque)
        case .colors(let matrix): .colorMatrix(matrix)
        case .multiplication(let color): .colorMatrix(.multiplication(by: color.resolve(in: environment())))
        }
    }

    fileprivate func mixed(with other: Self, by amount: Double) -> Self {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * amount }
        func mix(_ from: CGSize, _ to: CGSize) -> CGSize {
            CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
        }
        func mix(_ from: UnitPoint, _ to: UnitPoint) -> UnitPoint { UnitPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)) }
        switch (self, other) {
        case (.offset(let from), .offset(let to)): return .offset(mix(from, to))
        case (.scale(let from, let anchor), .scale(let to, let end)): return .scale(mix(from, to), mix(anchor, end))
        case (.rotation(let from, let anchor), .rotation(let to, let end)):
            return .rotation(.radians(mix(from.radians, to.radians)), mix(anchor, end))
        case (.matrix(let from), .matrix(let to)):
            return .matrix(
                CGAffineTransform(
                    a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d), tx: mix(from.tx, to.tx),
                    ty: mix(from.ty, to.ty)))
        case (.rotation3D(let from), .rotation3D(var to)):
            to.angle = .radians(mix(from.angle.radians, to.angle.radians))
            to.axis = zip(from.axis, to.axis).map { mix($0, $1) }
            to.anchor = mix(from.anchor, to.anchor)
            to.anchorZ = mix(from.anchorZ, to.anchorZ)
            to.perspective = mix(from.perspective, to.perspective)
            return .rotation3D(to)
        case (.opacity(let from), .opacity(let to)): return .opacity(mix(from, to))
        case (.blur(let from, let isOpaque), .blur(let to, _)): return .blur(radius: mix(from, to), isOpaque: isOpaque)
        case (.colors(let from), .colors(let to)): return .colors(from.mixed(with: to, by: amount))
        case (.multiplication(let from), .multiplication(let to)): return .multiplication(from.mix(with: to, by: amount, in: .device))
        default: return amount < 0.5 ? self : other
        }
    }
}

/// An effect that changes nothing, with which `visualEffect(_:)` starts.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}

    public func _append(to parts: inout _VisualEffectParts) {}
}

/// An effect followed by another.
struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    var base: Base
    // Safe: all payloads are values that are sendable.
    nonisolated(unsafe) var part: _VisualEffectParts.Part

    func _append(to parts: inout _VisualEffectParts) {
        base._append(to: &parts)
        parts.parts.append(part)
    }
}

extension VisualEffect {
    private func with(_ part: _VisualEffectParts.Part) -> some VisualEffect {
        ChainedVisualEffect(base: self, part: part)
    }

    /// Moves the view by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the view by a size in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        with(.offset(offset))
    }

    /// Scales the view about an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(scale, anchor))
    }

    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Rotates the view clockwise about an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.rotation(angle, anchor))
    }

    /// Rotates the view in space about an axis; see `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        with(
            .rotation3D(
                _Rotation3DEffect(angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Rotates the view in space about an axis, like `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
    public func perspectiveRotationEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }

    /// Applies an affine transform about the top-left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        with(.matrix(transform))
    }

    /// Sets the opacity, clamped to 0...1; NaN counts as 1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        with(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Blurs the view by a radius in points. Negative and non-finite radii count as 0.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        with(.blur(radius: radius.isFinite ? max(0, radius) : 0, isOpaque: opaque))
    }

    /// Adds to the brightness: 0 has no effect, 1 makes the view white, -1 black. Values that are not finite count as 0.
    public func brightness(_ amount: Double) -> some VisualEffect {
        with(.colors(.brightness(amount)))
    }

    /// Changes the contrast: 1 has no effect, 0 makes the view gray, negative amounts invert it. Values that are not finite count as 1.
    public func contrast(_ amount: Double) -> some VisualEffect {
        with(.colors(.contrast(amount)))
    }

    /// Changes the saturation: 1 has no effect, 0 makes the view gray. Values that are not finite count as 1.
    public func saturation(_ amount: Double) -> some VisualEffect {
        with(.colors(.saturation(amount)))
    }

    /// Desaturates the view: 0 has no effect, 1 leaves only shades of gray. Values that are not finite count as 0.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        with(.colors(.grayscale(amount)))
    }

    /// Rotates the hues by an angle, preserving luminance. An angle that is not finite has no effect.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        with(.colors(.hueRotation(angle)))
    }

    /// Multiplies each component of the view's colours, including the opacity, by that of a colour.
    public func colorMultiply(_ color: Color) -> some VisualEffect {
        with(.multiplication(color))
    }
}

/// Applies a visual effect that depends on the geometry of its content.
struct VisualEffectModifier<Effect: VisualEffect> {
    var effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = VisualEffectNode<Effect>
}

final class VisualEffectNode<Effect: VisualEffect>: VisualEffectsNode<VisualEffectModifier<Effect>> {
    private let reads: GeometryReads
    private lazy var closureReads = ClosureReads(for: self)

    required init(child: ViewNode, modifier: _GraphValue<VisualEffectModifier<Effect>>, inputs: _ViewInputs) {
        reads = GeometryReads(tree: inputs.tree)
        super.init(child: child, modifier: modifier, inputs: inputs)
    }

    /// Evaluates the effect with the current geometry.
    override func geometryMayHaveChanged() {
        var parts = _VisualEffectParts()
        closureReads.run { modifier.effect(EmptyVisualEffect(), GeometryProxy(node: self, reads: reads)) }._append(to: &parts)
        show(parts)
    }

    /// Something that the function has read has changed.
    override func performUpdate() {
        tree.geometryChanged()
        tree.setNeedsLayout()
    }

    override func environmentChanged() {
        super.environmentChanged()
        tree.geometryChanged()
    }

    override func end() {
        super.end()
        reads.end()
        closureReads.end()
    }

    override var typeName: String { "visualEffect" }
}

extension View {
    /// Applies visual effects that may depend on the size and position of the view, without affecting its layout:
    ///
    ///     Row().visualEffect { effect, geometry in
    ///         effect.opacity(geometry.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
    ///     }
    @preconcurrency nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
