import CoreGraphics

/// Draws a blurred copy in one colour behind a view.
@frozen public struct _ShadowEffect: Sendable, Equatable {
    /// The shadow's colour.
    public var color: Color
    /// How far the shadow is blurred, in points.
    public var radius: CGFloat
    /// How far the shadow is moved, in points.
    public var offset: CGSize

    /// An effect with the given shadow.
    @inlinable nonisolated public init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

extension _ShadowEffect: Animatable {
    /// The radius and the offset.
    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

extension _ShadowEffect: PictureEffect {
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

/// Blurs a view.
@frozen public struct _BlurEffect: Sendable, Equatable {
    /// How far colours spread, in points.
    public var radius: CGFloat
    /// Whether the blurred view is opaque as far as its edges.
    public var isOpaque: Bool

    /// An effect with the given blur.
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

extension _BlurEffect: PictureEffect {
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
    /// Draws a blurred copy in one colour behind the view; radius and offset in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view; a radius that is not positive and finite changes nothing.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }
}
