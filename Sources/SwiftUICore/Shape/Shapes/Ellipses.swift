import CoreGraphics

/// An ellipse that touches the middle of its frame's four edges.
@frozen public struct Ellipse: Shape, InsettableShape {
    /// Creates an ellipse.
    public nonisolated init() {}

    /// The ellipse inside the frame.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The ellipse with its outline moved inwards.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }

        func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

/// A circle in the middle of its frame, as wide as the frame's smaller side.
@frozen public struct Circle: Shape, InsettableShape {
    /// Creates a circle.
    public nonisolated init() {}

    /// The largest circle around the frame's centre.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }

    /// The square of the proposal's smaller side, of its only side if the other is open, or of 10 points.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let sides = [proposal.width, proposal.height].compactMap { $0 }
        let side = sides.min() ?? 10
        return CGSize(width: side, height: side)
    }

    /// The circle with its outline moved inwards.
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
    /// The largest square around the centre.
    fileprivate var centeredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
