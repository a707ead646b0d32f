import CoreGraphics

/// An effect that changes the opacity of a view as a whole.
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

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        let opacity = opacity.limitedToUnit
        if opacity == 1 {
            content(&list)
        } else if opacity > 0 {
            list.group(.opacity(opacity), content)
        }
    }
}

extension View {
    /// Sets the opacity of the view as a whole, clamped to 0...1; NaN counts as 1. A view with opacity 0 cannot be hit.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }
}
