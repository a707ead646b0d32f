import CoreGraphics

/// An effect that draws a shadow behind each part of a view: a text upon a background casts its shadow on the background. A view that is composed
/// first, by a clip, an opacity or `compositingGroup()`, has one shadow (measured on macOS 27).
@frozen public struct _ShadowEffect: Sendable, Equatable {
    /// The colour of the shadow.
    public var color: Color
    /// The blur radius of the shadow, in points.
    public var radius: CGFloat
    /// The offset of the shadow, in points.
    public var offset: CGSize

    /// Creates an effect from a colour, radius and offset.
    @inlinable nonisolated public init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

extension _ShadowEffect: Animatable {
    /// The colour, radius and offset. A colour that depends on the environment does not take part; views animate resolved ones.
    public var animatableData: AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
        get {
            var components = Color.Resolved.AnimatableData.zero
            if case .components(let resolved) = color.source { components = resolved.animatableData }
            return AnimatablePair(components, AnimatablePair(radius, offset.animatableData))
        }
        set {
            if case .components(var resolved) = color.source {
                resolved.animatableData = newValue.first
                color = Color(resolved)
            }
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }
}

/// A modifier that casts a shadow.
protocol ShadowCasting: RasterEffect, Animatable {
    nonisolated var shadow: _ShadowEffect { get set }
}

extension ShadowCasting {
    nonisolated package static func makeNode(
        around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs
    ) -> ViewNode {
        ShadowNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// Animates the colours of shadows as the environment resolves them.
final class ShadowNode<Effect: ShadowCasting>: RasterEffectNode<Effect> {
    /// The modifier whose colour is resolved while it is animated.
    private var target: Effect?

    override func animatable(_ modifier: Effect) -> Effect {
        var resolved = modifier
        resolved.shadow.color = Color(modifier.shadow.color.resolve(in: environment))
        return resolved
    }

    override func valueChanged(from old: Effect, to new: Effect) {
        super.valueChanged(from: old, to: new)
        target = isAnimating ? new : nil
    }

    override func timeChanged() {
        super.timeChanged()
        guard !isAnimating, let target else { return }
        modifier = target
        self.target = nil
    }
}

extension _ShadowEffect: ShadowCasting {
    public typealias Body = Never

    nonisolated var shadow: _ShadowEffect {
        get { self }
        set { self = newValue }
    }

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        if let shadow = resolved(in: environment) { list.groupEach(shadow, content) } else { content(&list) }
    }

    /// Returns the effect for an environment; nil if the shadow is transparent there.
    nonisolated fileprivate func resolved(in environment: EnvironmentValues) -> DisplayList.Effect? {
        let color = color.resolve(in: environment)
        return color.opacity > 0 ? .shadow(color: color, radius: radius, offset: offset) : nil
    }
}

/// The shadow of a view as a whole, as panels and controls cast it.
struct PanelShadowEffect: Sendable, Equatable {
    nonisolated var shadow: _ShadowEffect
}

extension PanelShadowEffect: Animatable {
    var animatableData: _ShadowEffect.AnimatableData {
        get { shadow.animatableData }
        set { shadow.animatableData = newValue }
    }
}

extension PanelShadowEffect: ShadowCasting {
    typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        if let shadow = shadow.resolved(in: environment) { list.group(shadow, content) } else { content(&list) }
    }
}

extension View {
    /// Adds a shadow behind each part of the view. The radius, the standard deviation of the blur, and the offsets are in points.
    ///
    /// To give a view of several parts one shadow, compose them first:
    ///
    ///     card.compositingGroup().shadow(radius: 4)
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Adds a shadow behind the view as a whole. The radius and offsets are in points.
    nonisolated package func panelShadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PanelShadowEffect(shadow: _ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
    }
}
