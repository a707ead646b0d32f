import CoreGraphics

/// A rectangle whose four corners are rounded alike.
@frozen public struct RoundedRectangle: Shape, InsettableShape {
    /// The width and height of a corner in points; corners that do not fit shrink.
    public var cornerSize: CGSize
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle from the size of its corners.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rounded rectangle from the radius of its corners.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The frame with rounded corners.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// The rectangle with its edges moved inwards; the radii shrink by the same distance.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    /// The size of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    struct _Inset: InsettableShape {
        var base: RoundedRectangle
        var amount: CGFloat

        func path(in rect: CGRect) -> Path {
            let corner = CGSize(
                width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
            return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: corner, style: base.style)
        }

        func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: base, amount: self.amount + amount) }

        var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
    }
}

/// A rectangle whose corners are rounded differently.
@frozen public struct UnevenRoundedRectangle: Shape, InsettableShape {
    /// The radii of the corners in points; corners that do not fit shrink.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// Creates a rectangle from the radii of its corners.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle from the radii of its corners; corners without one are square.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    /// The frame with rounded corners; leading is left.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The rectangle with its edges moved inwards; the radii shrink by the same distance.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    /// The radii of the corners.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    struct _Inset: InsettableShape {
        var base: UnevenRoundedRectangle
        var amount: CGFloat

        func path(in rect: CGRect) -> Path {
            Path(
                roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: base.cornerRadii.inset(by: amount),
                style: base.style)
        }

        func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: base, amount: self.amount + amount) }

        var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a size.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of a radius.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corners of different radii.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with corners of different radii; corners without one are square.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
