import CoreGraphics

/// A point in a view's own space, in which the view is one unit wide and high.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// The horizontal fraction, 0 at the leading edge.
    public var x: CGFloat
    /// The vertical fraction, 0 at the top.
    public var y: CGFloat

    /// Creates the top leading point.
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

    /// The point's place in a rectangle, in points.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    /// The point's place in a size, in points.
    package func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }
}

extension UnitPoint: Animatable {
    /// Both fractions, enlarged 128 times.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * unitAnimationScale, y * unitAnimationScale) }
        set {
            x = newValue.first / unitAnimationScale
            y = newValue.second / unitAnimationScale
        }
    }
}
