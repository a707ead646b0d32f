import CoreGraphics

/// An effect that draws a shadow behind a view.
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
    /// The radius and offset.
    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

extension _ShadowEffect: RasterEffect {
    public typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        let shadow = ResolvedShadow(kind: .drop, color: color.resolve(in: environment), radius: radius, offset: offset)
        if shadow.color.opacity > 0 {
            list.group(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset), content)
        } else {
            content(&list)
        }
    }
}

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
    /// Adds a shadow behind the view. The radius and offsets are in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view by a radius in points. A radius that is not positive and finite has no effect.
    ///
    /// - Parameter opaque: Whether the result is opaque up to the edges of the view.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }
}
