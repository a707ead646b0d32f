import CoreGraphics

/// The way from one style that is no single colour to another: what is drawn meanwhile is mixed of the paints of both.
struct PaintTransition {
    /// How far the way is gone, from 0 to 1.
    private struct Progress: Animatable {
        var amount: Double

        /// Enlarged, so that an animation does not end while a step is still seen.
        var animatableData: Double {
            get { amount * Double(unitAnimationScale) }
            set { amount = newValue / Double(unitAnimationScale) }
        }
    }

    private let origin: (StyleContext, CGRect) -> Paint
    private let animation: ValueAnimation<Progress>

    /// A way from a style, or from wherever a running transition to it is; nil where the change is immediate or nothing can be mixed.
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

    /// What is drawn at a time on the way to a paint.
    func paint(towards paint: Paint, in context: StyleContext, bounds: CGRect, at time: Double) -> Paint {
        origin(context, bounds).mixed(with: paint, by: animation.value(at: time).amount) ?? paint
    }

    func isFinished(at time: Double) -> Bool { animation.isFinished(at: time) }
}
