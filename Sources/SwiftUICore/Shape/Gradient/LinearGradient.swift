import CoreGraphics

/// A gradient along a line between two points. Beyond the points the first and the last colour continue.
/// If the points are the same, or one is not finite, the last colour fills everything.
///
///     LinearGradient(colors: [.white, .blue], startPoint: .top, endPoint: .bottom)
@frozen public struct LinearGradient: Hashable, Sendable {
    package var gradient: AnyGradient
    package var startPoint: UnitPoint
    package var endPoint: UnitPoint

    package nonisolated init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient between two points.
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of evenly spaced colours between two points.
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of colour stops between two points.
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: ShapeStyle {
    /// Paints with the gradient; its points are relative to the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let gradient = self.gradient.resolve(in: shape.context.color)
        shape.paint(
            .linearGradient(
                gradient, start: startPoint.point(in: shape.bounds), end: endPoint.point(in: shape.bounds)))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line between two points.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line between two points.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of evenly spaced colours along a line between two points.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colour stops along a line between two points.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
