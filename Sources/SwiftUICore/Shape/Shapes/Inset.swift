import CoreGraphics

/// A shape in a frame whose edges are moved inwards.
struct _Inset<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(base: base, amount: self.amount + amount) }

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}
