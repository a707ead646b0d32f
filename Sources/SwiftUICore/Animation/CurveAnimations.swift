import Foundation

/// An animation along a curve with a fixed duration.
struct BezierAnimation: TimedAnimation {
    var curve: UnitCurve
    var duration: Double

    init(curve: UnitCurve, duration: Double) {
        self.curve = curve
        self.duration = duration.isFinite ? max(0, duration) : 0
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: curve.velocity(at: time / duration) / duration) : .zero
    }

    func duration<V: VectorArithmetic>(animating value: V) -> Double? { duration }
}

/// An animation that starts later than its base.
struct DelayAnimation: TimedAnimation {
    var base: Animation
    var delay: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    func duration<V: VectorArithmetic>(animating value: V) -> Double? {
        base.duration(animating: value).map { $0 + delay }
    }
}

/// An animation that runs its base at a multiple of its speed.
struct SpeedAnimation: TimedAnimation {
    var base: Animation
    var speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: time * speed, context: &context)
    }

    func duration<V: VectorArithmetic>(animating value: V) -> Double? {
        speed > 0 ? base.duration(animating: value).map { $0 / speed } : nil
    }
}

/// An animation that repeats its base a number of times or forever.
struct RepeatAnimation: TimedAnimation {
    var base: Animation
    /// The number of repetitions; nil for infinitely many.
    var repeatCount: Int?
    var autoreverses: Bool

    /// The state of the repetitions.
    private struct Progress<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Progress { Progress() }
        var run = 0
        var start = 0.0
        /// The state of the base in this repetition.
        var state = AnimationState<V>()
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var progress = context.state[Progress<V>.self]
        defer { context.state[Progress<V>.self] = progress }
        if let duration = base.duration(animating: value), duration > 0 {
            // Skip the repetitions that have passed since the last call.
            let past = ((time - progress.start) / duration).rounded(.down)
            if past > 0 {
                let allowed = repeatCount.map { Double($0 - progress.run) } ?? .infinity
                guard past < allowed else { return nil }
                // With infinite repetitions, only the parity matters.
                progress.run += repeatCount == nil ? Int(past.truncatingRemainder(dividingBy: 2)) : Int(past)
                progress.start += past * duration
                progress.state = AnimationState()
            }
        }
        var inner = context.withState(progress.state)
        if let result = base.animate(value: value, time: max(0, time - progress.start), context: &inner) {
            progress.state = inner.state
            return autoreverses && progress.run % 2 == 1 ? value - result : result
        }
        if let repeatCount, progress.run + 1 >= repeatCount { return nil }
        progress.run = repeatCount == nil ? (progress.run + 1) % 2 : progress.run + 1
        progress.start = time
        progress.state = AnimationState()
        return autoreverses && progress.run % 2 == 1 ? value : .zero
    }

    func duration<V: VectorArithmetic>(animating value: V) -> Double? {
        repeatCount.flatMap { count in base.duration(animating: value).map { $0 * Double(count) } }
    }
}

/// An animation that is logically complete a fixed time after its start.
struct LogicalCompletionAnimation: TimedAnimation {
    var base: Animation
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        defer { context.isLogicallyComplete = time >= duration }
        return base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func duration<V: VectorArithmetic>(animating value: V) -> Double? { base.duration(animating: value) }
}

extension Animation {
    /// Whether the animation, apart from its delay and speed, repeats without an end.
    var repeatsForever: Bool {
        switch base {
        case let animation as RepeatAnimation: animation.repeatCount == nil || animation.base.repeatsForever
        case let animation as DelayAnimation: animation.base.repeatsForever
        case let animation as SpeedAnimation: animation.base.repeatsForever
        case let animation as LogicalCompletionAnimation: animation.base.repeatsForever
        default: false
        }
    }
}
