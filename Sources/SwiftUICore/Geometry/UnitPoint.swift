import CoreGraphics

/// A point in normalised coordinates, in which a view is one unit wide and high. Points outside of the view are valid.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// The horizontal fraction: 0 at the leading edge, 1 at the trailing edge.
    public var x: CGFloat
    /// The vertical fraction: 0 at the top, 1 at the bottom.
    public var y: CGFloat

    /// Creates the point at the top leading corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a point from its fractions.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin; same as ``topLeading``.
    public static let zero = UnitPoint()
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Returns the corresponding point of a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    /// Returns the corresponding point of a rectangle of the given size at the origin.
    package func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }
}

extension UnitPoint: Animatable {
    /// Both fractions, multiplied by 128.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * unitAnimationScale, y * unitAnimationScale) }
        set {
            x = newValue.first / unitAnimationScale
            y = newValue.second / unitAnimationScale
        }
    }
}
