import CoreGraphics

/// A rectangle that fills its frame.
@frozen public struct Rectangle: Shape, InsettableShape {
    /// Creates a rectangle.
    public nonisolated init() {}

    /// Returns the rectangle itself as a path.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the rectangle with its edges moved inwards by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}
