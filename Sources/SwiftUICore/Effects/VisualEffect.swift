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
        case offset(CGSize)
        case scale(CGSize, UnitPoint)
        case rotation(Angle, UnitPoint)
        case matrix(CGAffineTransform)
        case opacity(Double)
        case blur(radius: CGFloat, isOpaque: Bool)
        case colors(ColorMatrix)
    }

    var parts: [Part] = []

    /// The transforms together, for content of a size.
    func transform(in size: CGSize) -> CGAffineTransform {
        parts.reduce(.identity) { transform, part in
            part.transform(in: size).map { transform.concatenating($0) } ?? transform
        }
    }

    /// The parts that are no transforms, innermost first.
    var effects: [DisplayList.Effect] { parts.compactMap(\.effect) }

    /// Parts on the way to others that came from the same effect: all at 0 these, all at 1 the others.
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
        case .opacity, .blur, .colors: nil
        }
    }

    fileprivate var effect: DisplayList.Effect? {
        switch self {
        case .offset, .scale, .rotation, .matrix: nil
        case .opacity(let opacity): .opacity(opacity)
        case .blur(let radius, let isOpaque): .blur(radius: radius, isOpaque: isOpaque)
        case .colors(let matrix): .colorMatrix(matrix)
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
            return .matrix(CGAffineTransform(
                a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d), tx: mix(from.tx, to.tx),
                ty: mix(from.ty, to.ty)))
        case (.opacity(let from), .opacity(let to)): return .opacity(mix(from, to))
        case (.blur(let from, let isOpaque), .blur(let to, _)): return .blur(radius: mix(from, to), isOpaque: isOpaque)
        case (.colors(let from), .colors(let to)): return .colors(from.mixed(with: to, by: amount))
        default: return amount < 0.5 ? self : other
        }
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
    private func with(_ part: _VisualEffectParts.Part) -> some VisualEffect {
        ChainedVisualEffect(base: self, part: part)
    }

    /// Moves the picture by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the picture by a width and a height in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        with(.offset(offset))
    }

    /// Scales the picture about a point of the view.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales the picture about a point of the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(scale, anchor))
    }

    /// Scales the picture about a point of the view.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Turns the picture clockwise about a point of the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.rotation(angle, anchor))
    }

    /// Puts the picture under an affine transform.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        with(.matrix(transform))
    }

    /// Fades the picture.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        with(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Blurs the picture; the radius is in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        with(.blur(radius: radius.isFinite ? max(0, radius) : 0, isOpaque: opaque))
    }

    /// Makes the picture brighter, by 0 for no change to 1 for white.
    public func brightness(_ amount: Double) -> some VisualEffect {
        with(.colors(.brightness(amount)))
    }

    /// Sets the picture's contrast: 1 for no change.
    public func contrast(_ amount: Double) -> some VisualEffect {
        with(.colors(.contrast(amount)))
    }

    /// Sets how colourful the picture is: 1 for no change.
    public func saturation(_ amount: Double) -> some VisualEffect {
        with(.colors(.saturation(amount)))
    }

    /// Takes the colour out of the picture, by 0 for no change to 1 for gray.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        with(.colors(.grayscale(amount)))
    }

    /// Turns the picture's hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        with(.colors(.hueRotation(angle)))
    }
}

/// Changes how its content looks, knowing its geometry.
struct VisualEffectModifier<Effect: VisualEffect> {
    var effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        VisualEffectNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class VisualEffectNode<Effect: VisualEffect>: UnaryNode, ValueObserver {
    private var modifier: VisualEffectModifier<Effect>
    private let reads: GeometryReads
    private var transform: CGAffineTransform?
    private var effects: [DisplayList.Effect] = []

    init(child: ViewNode, modifier: _GraphValue<VisualEffectModifier<Effect>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        reads = GeometryReads(tree: inputs.tree)
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        tree.geometryObservers.append(self)
        tree.geometryChanged()
    }

    func valueChanged(from old: VisualEffectModifier<Effect>, to new: VisualEffectModifier<Effect>) {
        modifier = new
        tree.geometryChanged()
        tree.setNeedsLayout()
    }

    /// The effect knows where the view is, and moves what is inside.
    override func geometryMayHaveChanged() {
        var parts = _VisualEffectParts()
        modifier.effect(EmptyVisualEffect(), GeometryProxy(node: self, reads: reads))._append(to: &parts)
        let newEffects = parts.effects
        let isSame = effects.count == newEffects.count && zip(effects, newEffects).allSatisfy { $0.isSame(as: $1) }
        effects = newEffects
        let transform = parts.transform(in: size)
        let newTransform = transform.isIdentity ? nil : transform
        if !isSame || newTransform != self.transform { invalidateDisplay() }
        guard newTransform != self.transform else { return }
        self.transform = newTransform
        tree.geometryChanged()
    }

    override var contentTransform: CGAffineTransform? { transform }

    override func draw(into list: inout DisplayListBuilder) {
        list.draw(child, under: effects[...])
    }

    override func end() {
        super.end()
        tree.geometryObservers.remove(self)
        reads.end()
    }

    override var typeName: String { "visualEffect" }
}

extension DisplayListBuilder {
    /// Draws a view under effects, the innermost first.
    mutating func draw(_ child: ViewNode, under effects: ArraySlice<DisplayList.Effect>) {
        guard let outermost = effects.last else { return draw(child) }
        group(outermost) { $0.draw(child, under: effects.dropLast()) }
    }
}

extension View {
    /// Changes how the view looks, knowing its size and place; its layout stays.
    @preconcurrency nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
