import CoreGraphics

/// A gradient whose colours change with the distance from a centre.
///
/// Radii are in points. A start above the end reverses the gradient, the part at negative radii is cut off, and with a radius that is not
/// finite the last colour fills everything.
///
///     RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 80)
@frozen public struct RadialGradient: Hashable, Sendable {
    package var gradient: AnyGradient
    package var center: UnitPoint
    package var startRadius: CGFloat
    package var endRadius: CGFloat

    package nonisolated init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient between two radii in points.
    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of evenly spaced colours between two radii in points.
    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(colors: colors)), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of colour stops between two radii in points.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(stops: stops)), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: ShapeStyle {
    /// Paints with the gradient, centred relative to the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let gradient = self.gradient.resolve(in: shape.context.color)
        shape.paint(
            .radialGradient(
                gradient, center: center.point(in: shape.bounds), startRadius: startRadius, endRadius: endRadius))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient from a centre outwards, between two radii in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient from a centre outwards, between two radii in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of evenly spaced colours from a centre outwards, between two radii in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colour stops from a centre outwards, between two radii in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
