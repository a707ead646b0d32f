import CoreGraphics

/// Colours by the distance from a point, in points.
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

    /// Creates the style from a gradient.
    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates the style from colours spread evenly.
    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(colors: colors)), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates the style from stops.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(stops: stops)), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: ShapeStyle {
    /// Fills with the gradient, laid over the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let gradient = self.gradient.resolve(in: shape.context.color)
        shape.paint(
            .radialGradient(
                gradient, center: center.point(in: shape.bounds), startRadius: startRadius, endRadius: endRadius))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours by the distance from a point, in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours by the distance from a point, in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours by the distance from a point, in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours by the distance from a point, in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
