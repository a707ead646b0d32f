import CoreGraphics

/// An effect that blurs a view.
@frozen public struct _BlurEffect: Sendable, Equatable {
    /// The blur radius, in points.
    public var radius: CGFloat
    /// Whether the result is opaque up to the edges of the view.
    public var isOpaque: Bool

    /// Creates an effect with a radius.
    @inlinable nonisolated public init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }
}

extension _BlurEffect: Animatable {
    /// The radius.
    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
}

extension _BlurEffect: RasterEffect {
    public typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        if radius > 0, radius.isFinite {
            list.group(.blur(radius: radius, isOpaque: isOpaque), content)
        } else {
            content(&list)
        }
    }
}

extension View {
    /// Blurs the view by a radius in points. A radius that is not positive and finite has no effect.
    ///
    /// - Parameter opaque: Whether the result is opaque up to the edges of the view.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }
}
