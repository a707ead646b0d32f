import Foundation

/// The animations of one vector: each of them moves it by an interval, and what they have not yet moved it by adds up.
final class Animator<Vector: VectorArithmetic> {
    private struct Run {
        var animation: Animation
        /// The animation as a function of the time, where that is all it is.
        var curve: ProportionalCurve?
        /// What the animation moves the vector by in all.
        var interval: Vector
        let startTime: Double
        var context: AnimationContext<Vector>
        var remaining: Vector
        // Letting go of these tells whoever waits for the animation's completion.
        var logicalCompletions: [AnimationCompletion]
        var removalCompletions: [AnimationCompletion]
    }

    private let environment: EnvironmentValues
    // Used whole or changed by code that calls nobody else meanwhile.
    @exclusivity(unchecked) private var runs: [Run] = []
    @exclusivity(unchecked) private var time = -Double.infinity

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    /// How far the vector still is from its target.
    var offset: Vector {
        if runs.count == 1 { return runs[0].remaining }
        return runs.reduce(into: .zero) { $0 += $1.remaining }
    }

    var isFinished: Bool { runs.isEmpty }

    /// Animates a change of the target by an interval.
    func add(_ animation: Animation, interval: Vector, transaction: Transaction, at time: Double) {
        advance(to: time)
        let logical = transaction.animationCompletions.filter { $0.criteria == .logicallyComplete }
        let removal = transaction.animationCompletions.filter { $0.criteria == .removed }
        self.time = -.infinity
        if var last = runs.last, animation.shouldMerge(
            previous: last.animation, value: last.interval, time: time - last.startTime, context: &last.context) {
            last.animation = animation
            last.curve = animation.proportionalCurve
            last.interval += interval
            last.remaining += interval
            last.context.isLogicallyComplete = false
            last.logicalCompletions += logical
            last.removalCompletions += removal
            runs[runs.count - 1] = last
        } else {
            runs.append(Run(
                animation: animation, curve: animation.proportionalCurve, interval: interval, startTime: time, context: AnimationContext(environment: environment),
                remaining: interval, logicalCompletions: logical, removalCompletions: removal))
        }
        advance(to: time)
    }

    /// Brings the animations to a time; those that have ended are removed.
    ///
    /// What most views animate by is compiled for itself: with each addition through witness tables, a view that moves cost ten
    /// times as much.
    @_specialize(where Vector == Double)
    @_specialize(where Vector == CGFloat)
    @_specialize(where Vector == AnimatablePair<CGFloat, CGFloat>)
    func advance(to newTime: Double) {
        guard newTime != time else { return }
        time = newTime
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
            // The logical completions go first.
            runs[index].logicalCompletions = run.logicalCompletions
            if let moved {
                run.remaining = run.interval - moved
                runs[index] = run
            } else {
                runs.remove(at: index)
            }
        }
    }
}
