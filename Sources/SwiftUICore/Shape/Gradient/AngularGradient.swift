import CoreGraphics

/// Colours by the direction from a point; angles grow clockwise on the screen, from three o'clock.
@frozen public struct AngularGradient: Hashable, Sendable {
    package var gradient: AnyGradient
    package var center: UnitPoint
    package var startAngle: Angle
    package var endAngle: Angle

    package nonisolated init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// A gradient around a whole turn.
    package nonisolated init(conic gradient: AnyGradient, center: UnitPoint, angle: Angle) {
        self.init(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Creates the style from a gradient between two angles.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates the style from colours spread evenly between two angles.
    public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates the style from stops between two angles.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates the style from a gradient around a whole turn.
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(conic: AnyGradient(gradient), center: center, angle: angle)
    }

    /// Creates the style from colours spread evenly around a whole turn.
    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates the style from stops around a whole turn.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension AngularGradient: ShapeStyle {
    /// Fills with the gradient around a point of the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint(
            .angularGradient(
                gradient.resolve(in: shape.context.color), center: center.point(in: shape.bounds),
                startAngle: startAngle, endAngle: endAngle))
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours by the direction from a point, between two angles.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours by the direction from a point, between two angles.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours by the direction from a point, spread evenly between two angles.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours by the direction from a point, between two angles.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours by the direction from a point, around a whole turn.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Colours by the direction from a point, around a whole turn.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(conic: gradient, center: center, angle: angle)
    }

    /// Colours by the direction from a point, spread evenly around a whole turn.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours by the direction from a point, around a whole turn.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
