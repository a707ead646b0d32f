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
    var shadow: _ShadowEffect
}

extension PanelShadowEffect: Animatable {
    var animatableData: _ShadowEffect.AnimatableData {
        get { shadow.animatableData }
        set { shadow.animatableData = newValue }
    }
}

extension PanelShadowEffect: RasterEffect {
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
