import Foundation

/// A spring whose runs add up when its target changes.
struct SpringAnimation: TimedAnimation {
    var spring: Spring
    /// The initial velocity, as a multiple of the distance per second.
    var initialVelocity: Double

    /// The time until the envelope of the oscillation falls below 0.001, in seconds (truth `animation-022`).
    private var duration: Double {
        let settled = log(1000) / max(1e-3, spring.decay)
        return spring.dampingRatio < 1 ? max(1, settled) : spring.settlingDuration
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.isLogicallyComplete = time >= spring.response
        guard time < duration else { return nil }
        return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func duration<V: VectorArithmetic>(animating value: V) -> Double? { duration }
}

/// A spring that keeps its velocity when its target changes.
struct FluidSpringAnimation: TimedAnimation {
    var response: Double
    var dampingFraction: Double
    var blendDuration: Double

    init(response: Double, dampingFraction: Double, blendDuration: Double) {
        self.response = response.isFinite && response > 0 ? response : 1e-3
        self.dampingFraction = dampingFraction.isFinite ? max(0, dampingFraction) : 1
        self.blendDuration = blendDuration.isFinite ? max(0, blendDuration) : 0
    }

    /// The stiffness without blending, limited so that the integration with steps of `stepLength` stays stable.
    private var stiffness: Double { min(pow(2 * .pi / response, 2), Self.largestStiffness) }

    /// The parameters of the integration (truth `const.spring.integrator`).
    private static let largestStiffness = 45_000.0
    private static let stepLength = 1.0 / 300
    private static let restThreshold = 0.0036
    private static let restDistance = 0.01
    /// The longest time that is integrated at once, in seconds.
    private static let longestGap = 60.0

    /// The state of the integration.
    fileprivate struct Motion<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Motion { Motion() }
        var offset = V.zero
        var velocity = V.zero
        var force = V.zero
        var time = 0.0
        var hasBegun = false
        /// The time of the last change of the target.
        var targetTime = 0.0
        /// The stiffness of the replaced spring, from which the current stiffness is blended.
        var previousStiffness: Double?
        var stiffness = 0.0
    }

    private func currentStiffness<V>(_ motion: Motion<V>, at time: Double) -> Double {
        guard let previous = motion.previousStiffness, blendDuration > 0 else { return stiffness }
        let fraction = ((time - motion.targetTime) / blendDuration).limitedToUnit
        return previous + (stiffness - previous) * fraction
    }

    private func step<V>(_ motion: inout Motion<V>, towards value: V, by length: Double) {
        motion.velocity += motion.force.scaled(by: length / 2)
        motion.offset += motion.velocity.scaled(by: length)
        motion.time += length
        updateForce(&motion, towards: value)
        motion.velocity += motion.force.scaled(by: length / 2)
    }

    private func updateForce<V>(_ motion: inout Motion<V>, towards value: V) {
        let stiffness = currentStiffness(motion, at: motion.time)
        motion.stiffness = stiffness
        motion.force =
            (value - motion.offset).scaled(by: stiffness)
            - motion.velocity.scaled(by: 2 * dampingFraction * stiffness.squareRoot())
    }

    private func isAtRest<V>(_ motion: Motion<V>, value: V) -> Bool {
        motion.velocity.magnitudeSquared <= Self.restThreshold && motion.force.magnitudeSquared <= Self.restThreshold
            && (value - motion.offset).magnitudeSquared <= Self.restDistance * Self.restDistance * value.magnitudeSquared
    }

    /// Advances the motion to a time. Returns whether the mass has come to rest.
    private func advance<V>(_ motion: inout Motion<V>, towards value: V, to time: Double) -> Bool {
        if !motion.hasBegun {
            motion.hasBegun = true
            updateForce(&motion, towards: value)
        }
        if time - motion.time > Self.longestGap { motion.time = time - Self.longestGap }
        while motion.time + Self.stepLength <= time + 1e-9 {
            if isAtRest(motion, value: value) { return true }
            step(&motion, towards: value, by: Self.stepLength)
        }
        return isAtRest(motion, value: value)
    }

    /// Gives the mass a velocity before the animation begins, per second.
    func begin<V: VectorArithmetic>(with velocity: V, in context: inout AnimationContext<V>) {
        context.state[Motion<V>.self].velocity = velocity
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var motion = context.state[Motion<V>.self]
        let isAtRest = advance(&motion, towards: value, to: time)
        context.state[Motion<V>.self] = motion
        context.isLogicallyComplete = time - motion.targetTime >= response
        if isAtRest { return nil }
        // Extrapolate by the rest of a step without storing the result, so that the motion does not depend on the frame times.
        let rest = max(0, time - motion.time)
        return motion.offset + motion.velocity.scaled(by: rest) + motion.force.scaled(by: rest * rest / 2)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var motion = context.state[Motion<V>.self]
        return advance(&motion, towards: value, to: time) ? .zero : motion.velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let spring = previous.fluidSpring else { return false }
        var motion = context.state[Motion<V>.self]
        _ = spring.advance(&motion, towards: value, to: time)
        motion.previousStiffness = motion.stiffness
        motion.targetTime = time
        motion.hasBegun = false
        motion.time = max(motion.time, time - Self.stepLength)
        context.state[Motion<V>.self] = motion
        context.isLogicallyComplete = false
        return true
    }

    func duration<V: VectorArithmetic>(animating value: V) -> Double? {
        var motion = Motion<V>()
        return advance(&motion, towards: value, to: Self.longestGap) ? motion.time : nil
    }
}

/// The animation of changes that do not name one: a spring without bounce (truth `animation-017`; Apple's documentation gives a response of
/// 0.55 seconds).
struct DefaultAnimation: TimedAnimation {
    static let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        Self.spring.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        Self.spring.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func duration<V: VectorArithmetic>(animating value: V) -> Double? { Self.spring.duration(animating: value) }
}

extension Animation {
    /// The underlying spring, if it is one that keeps its velocity.
    var fluidSpring: FluidSpringAnimation? {
        base is DefaultAnimation ? DefaultAnimation.spring : base as? FluidSpringAnimation
    }
}
