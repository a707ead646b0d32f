import CoreGraphics

/// A rectangle whose shorter sides are semicircles.
@frozen public struct Capsule: Shape, InsettableShape {
    /// The curvature of the corners.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// Returns the capsule that fills a rectangle. The radius is half of the shorter side.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Returns the capsule with its outline moved inwards by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension Shape where Self == Capsule {
    /// A capsule with continuous corners.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with a corner style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
