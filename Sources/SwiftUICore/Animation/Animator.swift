import Foundation

/// The running animations of one vector. Each moves the vector by an interval; the distances that remain add up.
final class Animator<Vector: VectorArithmetic> {
    private struct Run {
        var animation: Animation
        /// The animation as a function of time alone, if it can be expressed as one.
        var curve: ProportionalCurve?
        /// The total distance by which the animation moves the vector.
        var interval: Vector
        let startTime: Double
        var context: AnimationContext<Vector>
        var remaining: Vector
        // Releasing the last reference to a completion calls its handler.
        var logicalCompletions: [AnimationCompletion]
    }

    private let environment: EnvironmentValues
    // Safe without exclusivity checks: no code outside of this class runs during a change.
    @exclusivity(unchecked) private var runs: [Run] = []
    @exclusivity(unchecked) private var time = -Double.infinity
    /// The completions with the criteria `removed`. They are released, and thereby called, when no animation of the vector runs any more: an animation
    /// that is added before then delays them (documentation of `AnimationCompletionCriteria.removed`).
    private var removalCompletions: [AnimationCompletion] = []
    /// The changes without an animation that were made recently, if their velocity is tracked.
    private var track: VelocityTrack<Vector>?

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    /// The distance from the vector to its target.
    var offset: Vector {
        if runs.count == 1 { return runs[0].remaining }
        return runs.reduce(into: .zero) { $0 += $1.remaining }
    }

    var isFinished: Bool { runs.isEmpty && track == nil }

    /// Whether there has been an animation, rather than only tracked changes.
    private(set) var hasRun = false

    /// Follows a change of the target by an interval at once, while the animations go on. An animation that begins soon takes up the velocity of
    /// such changes.
    func follow(_ interval: Vector, at time: Double) {
        advance(to: time)
        var track = track ?? VelocityTrack()
        track.add(interval, at: time)
        self.track = track
    }

    /// Ends the animations: the vector is at its target.
    func stop() {
        runs = []
        removalCompletions = []
        track = nil
    }

    /// Animates a change of the target by an interval.
    ///
    /// The new animation takes over from animations that repeat forever: they would move the vector around a target that has changed.
    /// Public programs rely on that to end them. No row of truth says so.
    func add(_ animation: Animation, interval: Vector, transaction: Transaction, at time: Double) {
        advance(to: time)
        hasRun = true
        let logical = transaction.animationCompletions.filter { $0.criteria == .logicallyComplete }
        removalCompletions += transaction.animationCompletions.filter { $0.criteria == .removed }
        self.time = -.infinity
        if var last = runs.last,
            animation.shouldMerge(
                previous: last.animation, value: last.interval, time: time - last.startTime, context: &last.context)
        {
            last.animation = animation
            last.curve = animation.proportionalCurve
            last.interval += interval
            last.remaining += interval
            last.context.isLogicallyComplete = false
            last.logicalCompletions += logical
            runs[runs.count - 1] = last
        } else {
            var context = AnimationContext<Vector>(environment: environment)
            let velocity = track?.velocity(at: time) ?? .zero
            if velocity != .zero { animation.fluidSpring?.begin(with: velocity, in: &context) }
            track = nil
            let isEndless = { (run: Run) in run.animation.repeatsForever }
            let whole = runs.lazy.filter(isEndless).reduce(into: interval) { $0 += $1.remaining }
            runs.removeAll(where: isEndless)
            runs.append(
                Run(
                    animation: animation, curve: animation.proportionalCurve, interval: whole, startTime: time,
                    context: context, remaining: whole, logicalCompletions: logical))
        }
        advance(to: time)
    }

    /// Advances the animations to a time and removes those that have ended.
    ///
    /// Specialised for the most common vectors: with every addition going through witness tables, moving a view took ten times as
    /// long.
    @_specialize(where Vector == Double)
    @_specialize(where Vector == CGFloat)
    @_specialize(where Vector == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Vector == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Vector == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func advance(to newTime: Double) {
        guard newTime != time else { return }
        time = newTime
        if let track, track.isOver(at: newTime) { self.track = nil }
        var index = runs.count
        while index > 0 {
            index -= 1
            if let curve = runs[index].curve, let part = curve.part(at: newTime - runs[index].startTime) {
                runs[index].remaining = runs[index].interval - runs[index].interval.scaled(by: part)
                continue
            }
            var run = runs[index]
            let moved = run.animation.animate(value: run.interval, time: newTime - run.startTime, context: &run.context)
            if moved == nil || run.context.isLogicallyComplete { run.logicalCompletions = [] }
            runs[index].logicalCompletions = run.logicalCompletions
            if let moved {
                run.remaining = run.interval - moved
                runs[index] = run
            } else {
                runs.remove(at: index)
            }
        }
        // After the logical completions.
        if runs.isEmpty, !removalCompletions.isEmpty { removalCompletions = [] }
    }
}
