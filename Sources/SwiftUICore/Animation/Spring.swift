import Foundation

/// A mass on a spring with damping, which is drawn to a target.
public struct Spring: Hashable, Sendable {
    /// How fast the spring would swing without damping, in radians per second.
    private var angularFrequency: Double
    /// The damping as a fraction of that at which the spring just does not overshoot.
    private var dampingFraction: Double
    private var massValue: Double

    /// A spring by how long it seems to take and how much it overshoots.
    ///
    /// - Parameters:
    ///   - duration: Seconds; those that are not positive count as a thousandth.
    ///   - bounce: 0 for none of it, up to 1 for endless swinging; below 0 for a slower approach.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(ofBounce: bounce))
    }

    /// A spring by its period and its damping.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds.
    ///   - dampingRatio: 1 for the damping at which the spring just does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        angularFrequency = 2 * .pi / (response.isFinite && response > 0 ? response : 1e-3)
        dampingFraction = dampingRatio.isFinite ? max(0, dampingRatio) : 1
        massValue = 1
    }

    /// A spring by its physical properties. More damping than it takes not to overshoot is used only on demand.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        massValue = mass.isFinite && mass > 0 ? mass : 1
        let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 1e-6
        angularFrequency = (stiffness / massValue).squareRoot()
        let fraction = max(0, damping.isFinite ? damping : 0) / (2 * (stiffness * massValue).squareRoot())
        dampingFraction = allowOverDamping ? fraction : min(1, fraction)
    }

    /// A spring by how long it takes until it stays within `epsilon` of its target, in seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        self.init(response: 2 * .pi, dampingRatio: max(1e-3, dampingRatio))
        let duration = settlingDuration.isFinite && settlingDuration > 0 ? settlingDuration : 1e-3
        // Springs of the same damping are alike but for their speed.
        angularFrequency = self.settlingDuration(distance: 1, speed: 0, epsilon: epsilon) / duration
    }

    static func dampingRatio(ofBounce bounce: Double) -> Double {
        bounce < 0 ? 1 / max(1e-6, 1 + bounce) : 1 - min(1, bounce)
    }

    /// How long the spring seems to take, in seconds.
    public var duration: TimeInterval { response }
    /// How much the spring overshoots.
    public var bounce: Double { dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction }
    /// The period of the undamped spring, in seconds.
    public var response: Double { 2 * .pi / angularFrequency }
    /// The damping as a fraction of that at which the spring just does not overshoot.
    public var dampingRatio: Double { dampingFraction }
    /// The mass.
    public var mass: Double { massValue }
    /// The force for each unit of distance from the target.
    public var stiffness: Double { massValue * angularFrequency * angularFrequency }
    /// The force for each unit of speed.
    public var damping: Double { 2 * dampingFraction * massValue * angularFrequency }

    /// The rate at which the slowest part of the motion dies out, per second.
    var decay: Double {
        let excess = dampingFraction * dampingFraction - 1
        return angularFrequency * (excess > 0 ? dampingFraction - excess.squareRoot() : dampingFraction)
    }

    // MARK: Motion

    /// What distance and speed at the beginning contribute to distance and speed at a time.
    private struct Motion {
        var distanceOfDistance: Double
        var distanceOfSpeed: Double
        var speedOfDistance: Double
        var speedOfSpeed: Double
    }

    private func motion(at time: Double) -> Motion {
        let time = max(0, time)
        let half = dampingFraction * angularFrequency
        let square = angularFrequency * angularFrequency
        let discriminant = dampingFraction - 1
        if abs(discriminant) < 1e-9 {
            let fade = exp(-half * time)
            return Motion(
                distanceOfDistance: fade * (1 + half * time), distanceOfSpeed: fade * time,
                speedOfDistance: -fade * square * time, speedOfSpeed: fade * (1 - half * time))
        }
        if discriminant < 0 {
            let frequency = (square - half * half).squareRoot()
            let fade = exp(-half * time)
            let (sine, cosine) = (sin(frequency * time) / frequency, cos(frequency * time))
            return Motion(
                distanceOfDistance: fade * (cosine + half * sine), distanceOfSpeed: fade * sine,
                speedOfDistance: -fade * square * sine, speedOfSpeed: fade * (cosine - half * sine))
        }
        let root = (half * half - square).squareRoot()
        // `half - root` would lose its digits where the damping is strong.
        let (slow, fast) = (-square / (half + root), -half - root)
        let (slowFade, fastFade) = (exp(slow * time), exp(fast * time))
        return Motion(
            distanceOfDistance: (fast * slowFade - slow * fastFade) / (fast - slow),
            distanceOfSpeed: (fastFade - slowFade) / (fast - slow),
            speedOfDistance: slow * fast * (slowFade - fastFade) / (fast - slow),
            speedOfSpeed: (fast * fastFade - slow * slowFade) / (fast - slow))
    }

    /// The value at a time, of a spring that starts at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.distanceOfDistance) + initialVelocity.scaled(by: motion.distanceOfSpeed)
    }

    /// The velocity at a time, of a spring that starts at zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: -motion.speedOfDistance) + initialVelocity.scaled(by: motion.speedOfSpeed)
    }

    /// Moves a value and its velocity on by some seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let motion = motion(at: deltaTime)
        let distance = value - target
        value = target + distance.scaled(by: motion.distanceOfDistance) + velocity.scaled(by: motion.distanceOfSpeed)
        velocity = distance.scaled(by: motion.speedOfDistance) + velocity.scaled(by: motion.speedOfSpeed)
    }

    /// The force on the mass at a position and a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    // MARK: Rest

    /// The seconds until the spring stays within a thousandth of a target at distance 1.
    public var settlingDuration: TimeInterval { settlingDuration(distance: 1, speed: 0, epsilon: 0.001) }

    /// The seconds until the spring stays within `epsilon` of its target; it starts at zero.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
        settlingDuration(
            distance: target.magnitudeSquared.squareRoot(), speed: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
    }

    private func settlingDuration(distance: Double, speed: Double, epsilon: Double) -> Double {
        let epsilon = max(1e-12, epsilon)
        guard decay > 0 else { return .infinity }
        if dampingFraction < 1 - 1e-9 {
            let frequency = angularFrequency * (1 - dampingFraction * dampingFraction).squareRoot()
            let amplitude = hypot(distance, (speed + decay * distance) / frequency)
            return max(0, log(amplitude / epsilon) / decay)
        }
        func bound(_ time: Double) -> Double {
            let motion = motion(at: time)
            return distance * motion.distanceOfDistance + speed * motion.distanceOfSpeed
        }
        // From one over the decay on, what is left only shrinks.
        var (low, high) = (0.0, 1 / decay)
        while bound(high) > epsilon, high.isFinite { (low, high) = (high, 2 * high) }
        guard high.isFinite, bound(low) > epsilon else { return low }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}

// MARK: Values that are animatable

extension Spring {
    /// The value at a time, of a spring that starts at one value and is drawn to another.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData = start + value(
            target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity at a time, of a spring that starts at one value and is drawn to another.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on the mass at a position and a velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// The seconds until the spring stays within `epsilon` of its target.
    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

// MARK: Presets

extension Spring {
    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring with a little bounce.
    public static var snappy: Spring { snappy() }
    /// A spring with bounce.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce but for some extra.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a little bounce and some extra.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with bounce and some extra.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
