import CoreGraphics

/// Distances inwards from the four edges of a rectangle, in points. Negative distances point outwards.
@frozen public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets from four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates the same distance on the given edges and zero on the others.
    package init(_ distance: CGFloat, edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? distance : 0, leading: edges.contains(.leading) ? distance : 0,
            bottom: edges.contains(.bottom) ? distance : 0, trailing: edges.contains(.trailing) ? distance : 0)
    }

    /// The sum of the leading and trailing distances.
    package var horizontal: CGFloat { leading + trailing }
    /// The sum of the top and bottom distances.
    package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
    /// The distances in the order top, leading, bottom, trailing.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
