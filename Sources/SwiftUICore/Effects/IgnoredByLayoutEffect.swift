import CoreGraphics

/// A geometry effect that is drawn, while coordinates inside its content are those without the effect.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
    fileprivate var adapter: IgnoredByLayoutAdapter<Base>

    /// The effect.
    public var base: Base {
        get { adapter.effect }
        set { adapter.effect = newValue }
    }
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

/// Adapts an effect to a node modifier.
fileprivate struct IgnoredByLayoutAdapter<Effect: GeometryEffect> {
    var effect: Effect
}

extension IgnoredByLayoutAdapter: Animatable {
    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

extension IgnoredByLayoutAdapter: ProjectiveEffect {
    typealias Body = Never
    typealias Node = ProjectionNode<Self>

    nonisolated static var isIgnoredByLayout: Bool { true }

    nonisolated func projection(in size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

extension GeometryEffect {
    /// Returns the effect for drawing alone: frames and positions that are read inside the content are those without the effect.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(adapter: IgnoredByLayoutAdapter(effect: self))
    }
}
