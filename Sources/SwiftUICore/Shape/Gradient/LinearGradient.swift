import CoreGraphics

/// Colours along a line between two points.
@frozen public struct LinearGradient: Hashable, Sendable {
    package var gradient: AnyGradient
    package var startPoint: UnitPoint
    package var endPoint: UnitPoint

    package nonisolated init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates the style from a gradient.
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates the style from colours spread evenly.
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates the style from stops.
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: ShapeStyle {
    /// Fills with the gradient, laid over the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let gradient = self.gradient.resolve(in: shape.context.color)
        shape.paint(
            .linearGradient(
                gradient, start: startPoint.point(in: shape.bounds), end: endPoint.point(in: shape.bounds)))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line between two points.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line between two points.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line between two points.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line between two points.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
