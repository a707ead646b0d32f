import CoreGraphics

/// A geometry effect that is drawn, while coordinates inside its content are those without the effect.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
    /// The effect.
    public var base: Base
}

extension _IgnoredByLayoutEffect: Animatable {
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

extension _IgnoredByLayoutEffect: GeometryEffect {
    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        IgnoredByLayoutAdapter<Base>._makeView(
            modifier: modifier.part(IgnoredByLayoutAdapter<Base>.self, at: 0), content: content, inputs: inputs)
    }
}

/// Adapts an effect to a node modifier: a wrapper with the memory layout of the effect.
private struct IgnoredByLayoutAdapter<Effect: GeometryEffect> {
    var effect: Effect
}

extension IgnoredByLayoutAdapter: Animatable {
    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

extension IgnoredByLayoutAdapter: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ProjectionNode(child: child, modifier: modifier, inputs: inputs, isIgnoredByLayout: true) { $0.effect.effectValue(size: $1) }
    }
}

extension GeometryEffect {
    /// Returns the effect for drawing alone: frames and positions that are read inside the content are those without the effect.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}
