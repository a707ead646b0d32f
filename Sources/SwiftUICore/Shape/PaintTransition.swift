import CoreGraphics

/// An animated change from one style to another where either is not a single colour: mixes the paints of both styles.
struct PaintTransition {
    /// The progress of the transition, from 0 to 1.
    private struct Progress: Animatable {
        var amount: Double

        /// Scaled up so that the animation does not end while a visible step remains.
        var animatableData: Double {
            get { amount * Double(unitAnimationScale) }
            set { amount = newValue / Double(unitAnimationScale) }
        }
    }

    private let origin: (StyleContext, CGRect) -> Paint
    private let animation: ValueAnimation<Progress>

    /// Creates a transition from a style, or from the current state of a running transition to that style. Returns nil if the
    /// change is immediate or the paints cannot be mixed.
    init?(
        from old: some ShapeStyle, _ running: PaintTransition?, to new: some ShapeStyle, in context: StyleContext,
        transaction: Transaction, at time: Double
    ) {
        let gone = running?.animation.value(at: time).amount
        let origin: (StyleContext, CGRect) -> Paint = { context, bounds in
            let paint = old.paint(in: context, bounds: bounds).paint
            guard let running, let gone else { return paint }
            return running.origin(context, bounds).mixed(with: paint, by: gone) ?? paint
        }
        let sample = CGRect(x: 0, y: 0, width: 1, height: 1)
        let (start, end) = (origin(context, sample), new.paint(in: context, bounds: sample).paint)
        guard start != end, start.mixed(with: end, by: 0.5) != nil,
            let animation = ValueAnimation.make(
                from: Progress(amount: 0), to: Progress(amount: 1), running: nil, transaction: transaction, at: time)
        else { return nil }
        self.origin = origin
        self.animation = animation
    }

    /// Returns the paint to draw at a time on the way to the target paint.
    func paint(towards paint: Paint, in context: StyleContext, bounds: CGRect, at time: Double) -> Paint {
        origin(context, bounds).mixed(with: paint, by: animation.value(at: time).amount) ?? paint
    }

    func isFinished(at time: Double) -> Bool { animation.isFinished(at: time) }
}
