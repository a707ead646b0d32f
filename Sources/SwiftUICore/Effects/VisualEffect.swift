import CoreGraphics
import Foundation

/// A change of how a view looks that does not change its layout; see `visualEffect(_:)`.
public protocol VisualEffect: Sendable, Animatable {
    /// Adds the effect's parts, innermost first.
    func _append(to parts: inout _VisualEffectParts)
}

/// What visual effects consist of, innermost first.
public struct _VisualEffectParts {
    enum Part {
        case transform((CGSize) -> CGAffineTransform)
        case effect(DisplayList.Effect)
    }

    var parts: [Part] = []

    /// The transforms together, for content of a size.
    func transform(in size: CGSize) -> CGAffineTransform {
        parts.reduce(.identity) { transform, part in
            if case .transform(let next) = part { transform.concatenating(next(size)) } else { transform }
        }
    }

    /// The parts that are no transforms, innermost first.
    var effects: [DisplayList.Effect] {
        parts.compactMap { if case .effect(let effect) = $0 { effect } else { nil } }
    }
}

/// The effect that changes nothing, with which `visualEffect(_:)` begins.
public struct EmptyVisualEffect: VisualEffect {
    /// An effect that changes nothing.
    public init() {}

    public func _append(to parts: inout _VisualEffectParts) {}
}

/// An effect followed by another.
struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    var base: Base
    // Made of values that are sendable themselves.
    nonisolated(unsafe) var part: _VisualEffectParts.Part

    func _append(to parts: inout _VisualEffectParts) {
        base._append(to: &parts)
        parts.parts.append(part)
    }
}

extension VisualEffect {
    private func transformed(_ transform: @escaping (CGSize) -> CGAffineTransform) -> some VisualEffect {
        ChainedVisualEffect(base: self, part: .transform(transform))
    }

    private func with(_ effect: DisplayList.Effect) -> some VisualEffect {
        ChainedVisualEffect(base: self, part: .effect(effect))
    }

    /// Moves the picture by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transformed { _ in CGAffineTransform(translationX: x, y: y) }
    }

    /// Moves the picture by a width and a height in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Scales the picture about a point of the view.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed { CGAffineTransform(scaleX: x, y: y).about(anchor, in: $0) }
    }

    /// Scales the picture about a point of the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the picture about a point of the view.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Turns the picture clockwise about a point of the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed { CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: $0) }
    }

    /// Puts the picture under an affine transform.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformed { _ in transform }
    }

    /// Fades the picture.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        with(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Blurs the picture; the radius is in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        with(.blur(radius: radius.isFinite ? max(0, radius) : 0, isOpaque: opaque))
    }
}

/// Changes how its content looks, knowing its geometry.
struct VisualEffectModifier<Effect: VisualEffect> {
    var effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: NodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        VisualEffectNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class VisualEffectNode<Effect: VisualEffect>: UnaryNode {
    private var modifier: VisualEffectModifier<Effect>
    private let reads: GeometryReads
    private var transform: CGAffineTransform?
    private var effects: [DisplayList.Effect] = []

    init(child: ViewNode, modifier: _GraphValue<VisualEffectModifier<Effect>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        reads = GeometryReads(tree: inputs.tree)
        super.init(child: child, inputs: inputs)
        modifier.region.observe(at: modifier.offset, by: self)
        tree.geometryObservers.append(self)
        tree.geometryChanged()
    }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        modifier = new.assumingMemoryBound(to: VisualEffectModifier<Effect>.self).pointee
        tree.geometryChanged()
        tree.layoutNeeded()
    }

    /// The effect knows where the view is, and moves what is inside.
    override func geometryMayHaveChanged() {
        var parts = _VisualEffectParts()
        modifier.effect(EmptyVisualEffect(), GeometryProxy(node: self, reads: reads))._append(to: &parts)
        effects = parts.effects
        let transform = parts.transform(in: size)
        let newTransform = transform.isIdentity ? nil : transform
        guard newTransform != self.transform else { return }
        self.transform = newTransform
        tree.geometryChanged()
    }

    override var contentTransform: CGAffineTransform? { transform }

    override func draw(into list: inout DisplayListBuilder) {
        func drawEffects(_ remaining: ArraySlice<DisplayList.Effect>, into list: inout DisplayListBuilder) {
            guard let outermost = remaining.last else { return list.draw(child) }
            list.group(outermost) { drawEffects(remaining.dropLast(), into: &$0) }
        }
        drawEffects(effects[...], into: &list)
    }

    override func end() {
        super.end()
        tree.geometryObservers.remove(self)
        reads.end()
    }

    override var typeName: String { "visualEffect" }
}

extension View {
    /// Changes how the view looks, knowing its size and place; its layout stays.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
