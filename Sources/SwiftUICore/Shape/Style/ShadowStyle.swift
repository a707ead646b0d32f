import CoreGraphics

/// A shadow that a style adds to the shapes it paints.
public struct ShadowStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case drop, inner
    }

    package var kind: Kind
    package var color: Color
    package var radius: CGFloat
    package var offset: CGSize

    /// A drop shadow behind the shape. Negative and non-finite radii count as zero.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The blur radius in points.
    ///   - x: The horizontal offset in points.
    ///   - y: The vertical offset in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// An inner shadow, cast by the edges into the shape. Negative and non-finite radii count as zero.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The blur radius in points.
    ///   - x: The horizontal offset in points.
    ///   - y: The vertical offset in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    package func resolve(in context: ColorContext) -> ResolvedShadow {
        ResolvedShadow(kind: kind, color: color.resolve(in: context), radius: radius, offset: offset)
    }
}

/// A shadow as it is drawn. A radius that is negative or not finite counts as zero, and so does an offset that is not finite.
package struct ResolvedShadow: Hashable, Sendable {
    package var kind: ShadowStyle.Kind
    package var color: Color.Resolved
    package var radius: CGFloat
    package var offset: CGSize

    package init(kind: ShadowStyle.Kind, color: Color.Resolved, radius: CGFloat, offset: CGSize) {
        self.kind = kind
        self.color = color
        self.radius = radius.isFinite ? max(0, radius) : 0
        self.offset = CGSize(
            width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
    }
}
