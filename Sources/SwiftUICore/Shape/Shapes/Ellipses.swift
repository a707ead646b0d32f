import CoreGraphics

/// An ellipse inscribed in its frame.
@frozen public struct Ellipse: Shape, InsettableShape {
    /// Creates an ellipse.
    public nonisolated init() {}

    /// Returns the ellipse inscribed in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Returns the ellipse with its outline moved inwards by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

/// A circle centred in its frame, with the diameter of the frame's shorter side.
@frozen public struct Circle: Shape, InsettableShape {
    /// Creates a circle.
    public nonisolated init() {}

    /// Returns the largest circle centred in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }

    /// Returns a square with the shorter side of the proposal, its only side if the other is unspecified, or 10 points.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let sides = [proposal.width, proposal.height].compactMap { $0 }
        let side = sides.min() ?? 10
        return CGSize(width: side, height: side)
    }

    /// Returns the circle with its outline moved inwards by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().sizeThatFits(proposal) }

        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare.insetBy(dx: amount, dy: amount)) }

        func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension CGRect {
    /// The largest square with the same centre.
    fileprivate var centeredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse inscribed in its frame.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
    /// A circle centred in its frame, with the diameter of the frame's shorter side.
    public static var circle: Circle { Circle() }
}
