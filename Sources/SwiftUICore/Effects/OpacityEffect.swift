import CoreGraphics

/// Fades a view as a whole.
@frozen public struct _OpacityEffect: Sendable, Equatable {
    /// The opacity, 0 (clear) to 1 (unchanged).
    public var opacity: Double

    /// An effect with the given opacity.
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

extension _OpacityEffect: PictureEffect {
    public typealias Body = Never

    /// What cannot be seen cannot be touched.
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
    /// Fades the view as a whole; opacities are limited to 0...1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }
}
