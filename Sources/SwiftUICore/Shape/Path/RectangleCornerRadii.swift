import CoreGraphics

/// The radii of a rectangle's four corners, in points. Leading and trailing are left and right; paths are mirrored as a whole.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates corner radii. Corners whose radius is omitted are square.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// Returns the radii after the edges have moved inwards by a distance. No radius becomes negative.
    package func inset(by distance: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - distance), bottomLeading: max(0, bottomLeading - distance),
            bottomTrailing: max(0, bottomTrailing - distance), topTrailing: max(0, topTrailing - distance))
    }

    /// The corner sizes, with leading on the left.
    package var cornerSizes: PathGeometry.CornerSizes {
        func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        return PathGeometry.CornerSizes(
            topLeft: square(topLeading), topRight: square(topTrailing), bottomRight: square(bottomTrailing),
            bottomLeft: square(bottomLeading))
    }
}

extension RectangleCornerRadii: Animatable {
    /// The radii in the order top leading, bottom leading, bottom trailing, top trailing.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}
