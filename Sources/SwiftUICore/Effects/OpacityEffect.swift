import CoreGraphics

/// An effect that changes the opacity of each part of a view: where parts overlap, the lower one shines through. A view that is composed first, by a
/// clip or `compositingGroup()`, becomes transparent as a whole (documented for `compositingGroup()`, measured on macOS 27).
@frozen public struct _OpacityEffect: Sendable, Equatable {
    /// The opacity, from 0 (transparent) to 1 (unchanged).
    public var opacity: Double

    /// Creates an effect with an opacity.
    @inlinable nonisolated public init(opacity: Double) {
        self.opacity = opacity
    }
}

extension _OpacityEffect: Animatable {
    /// The opacity.
    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

extension _OpacityEffect: RasterEffect {
    public typealias Body = Never

    /// A transparent view cannot be hit.
    nonisolated func allowsHit(at point: CGPoint, in size: CGSize) -> Bool { opacity.limitedToUnit > 0 }

    nonisolated var isInvisible: Bool { opacity.limitedToUnit == 0 }

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        draw(into: &list, content) { $0.groupEach($1, content) }
    }

    /// Draws the content unchanged, with the effect through `apply`, or not at all.
    nonisolated fileprivate func draw(
        into list: inout DisplayListBuilder, _ content: (inout DisplayListBuilder) -> Void,
        apply: (inout DisplayListBuilder, DisplayList.Effect) -> Void
    ) {
        let opacity = opacity.limitedToUnit
        if opacity == 1 {
            content(&list)
        } else if opacity > 0 {
            apply(&list, .opacity(opacity))
        }
    }
}

/// An effect that changes the opacity of a view as a whole, as disabled controls have it.
struct GroupOpacityEffect: Sendable, Equatable {
    var effect: _OpacityEffect
}

extension GroupOpacityEffect: Animatable {
    var animatableData: Double {
        get { effect.opacity }
        set { effect.opacity = newValue }
    }
}

extension GroupOpacityEffect: RasterEffect {
    typealias Body = Never

    nonisolated func allowsHit(at point: CGPoint, in size: CGSize) -> Bool { effect.allowsHit(at: point, in: size) }
    nonisolated var isInvisible: Bool { effect.isInvisible }

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        effect.draw(into: &list, content) { $0.group($1, content) }
    }
}

extension View {
    /// Sets the opacity of each part of the view, clamped to 0...1; NaN counts as 1. A view with opacity 0 cannot be hit.
    ///
    /// Where parts overlap, the lower one shines through. To make a view transparent as a whole, compose it first:
    ///
    ///     card.compositingGroup().opacity(0.5)
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Sets the opacity of the view as a whole, clamped to 0...1.
    nonisolated package func groupOpacity(_ opacity: Double) -> some View {
        modifier(GroupOpacityEffect(effect: _OpacityEffect(opacity: opacity)))
    }
}
