import CoreGraphics

/// What a shape is drawn as.
public enum ShapeRole: Hashable, Sendable {
    /// An area to be filled.
    case fill
    /// The outline of a line.
    case stroke
    /// A line between pieces of content.
    case separator
}

/// A two-dimensional shape that fits itself into a rectangle.
public protocol Shape: Animatable, Sendable {
    /// The shape's outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is drawn as; ``ShapeRole/fill`` unless the shape says otherwise.
    nonisolated static var role: ShapeRole { get }
}

extension Shape {
    /// An area to be filled.
    public nonisolated static var role: ShapeRole { .fill }
}

/// A shape that can be made smaller evenly on all sides.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inwards by a distance in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
