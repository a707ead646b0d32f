import CoreGraphics

/// A rectangle whose shorter sides are half circles.
@frozen public struct Capsule: Shape, InsettableShape {
    /// How the corners bend; at the ends of a capsule both styles are half circles.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The frame with its shorter sides rounded.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// The capsule with its outline moved inwards.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    struct _Inset: InsettableShape {
        var base: Capsule
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

        func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: base, amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule whose corners bend in a style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
