import Foundation

/// A damped spring that pulls a mass to a target.
public struct Spring: Hashable, Sendable {
    /// The frequency of the undamped spring, in radians per second.
    private var angularFrequency: Double
    /// The damping relative to critical damping.
    private var dampingFraction: Double
    private var massValue: Double

    /// Creates a spring from its perceived duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds. Values that are not positive and finite count as 0.001.
    ///   - bounce: 0 for no overshoot, up to 1 for undamped oscillation; negative values, down to -1, overdamp the spring.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(ofBounce: bounce))
    }

    /// Creates a spring from its response and damping ratio.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds. Values that are not positive and finite count as 0.001.
    ///   - dampingRatio: The damping relative to critical damping: 1 is the lowest value without overshoot. Negative values count as 0,
    ///     and values that are not finite as 1.
    public init(response: Double, dampingRatio: Double) {
        angularFrequency = Self.limited(2 * .pi / (response.isFinite && response > 0 ? response : 1e-3))
        dampingFraction = dampingRatio.isFinite ? min(max(0, dampingRatio), Self.largestDamping) : 1
        massValue = 1
    }

    /// Creates a spring from its physical properties. Damping is limited to critical damping unless `allowOverDamping` is true.
    /// A mass that is not positive and finite counts as 1, and a stiffness that is not positive and finite as 0.000001.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        massValue = mass.isFinite && mass > 0 ? mass : 1
        let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 1e-6
        angularFrequency = Self.limited((stiffness / massValue).squareRoot())
        let fraction = max(0, damping.isFinite ? damping : 0) / (2 * stiffness.squareRoot() * massValue.squareRoot())
        dampingFraction = min(fraction, allowOverDamping ? Self.largestDamping : 1)
    }

    /// Creates a spring that takes `settlingDuration` seconds until it stays within `epsilon` of a target at distance 1. A duration that
    /// is not positive and finite counts as 0.001, and a damping ratio that is not finite as 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        self.init(response: 2 * .pi, dampingRatio: dampingRatio.isFinite ? max(1e-3, dampingRatio) : 1)
        let duration = settlingDuration.isFinite && settlingDuration > 0 ? settlingDuration : 1e-3
        // Springs with the same damping ratio differ only in the time scale.
        let settled = self.settlingDuration(distance: 1, speed: 0, epsilon: epsilon)
        angularFrequency = Self.limited((settled.isFinite && settled > 0 ? settled : 1) / duration)
    }

    /// The frequencies, in radians per second, and the damping for which the motion is computed without overflow.
    private static func limited(_ frequency: Double) -> Double { min(max(frequency, 1e-9), 1e9) }
    private static let largestDamping = 1e6

    static func dampingRatio(ofBounce bounce: Double) -> Double {
        guard !bounce.isNaN else { return 1 }
        return bounce < 0 ? 1 / max(1e-6, 1 + bounce) : 1 - min(1, bounce)
    }

    /// The perceived duration, in seconds.
    public var duration: TimeInterval { response }
    /// How much the spring overshoots: 0 for none, 1 for undamped oscillation, negative if it is overdamped.
    public var bounce: Double { dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction }
    /// The period of the undamped spring, in seconds.
    public var response: Double { 2 * .pi / angularFrequency }
    /// The damping relative to critical damping.
    public var dampingRatio: Double { dampingFraction }
    /// The mass on the spring.
    public var mass: Double { massValue }
    /// The force per unit of distance from the target.
    public var stiffness: Double { massValue * angularFrequency * angularFrequency }
    /// The damping force per unit of velocity.
    public var damping: Double { 2 * dampingFraction * massValue * angularFrequency }

    /// The rate at which the slowest component of the motion decays, per second.
    var decay: Double {
        let excess = dampingFraction * dampingFraction - 1
        return angularFrequency * (excess > 0 ? dampingFraction - excess.squareRoot() : dampingFraction)
    }

    // MARK: Motion

    /// The coefficients of the initial distance and speed in the distance and speed at a time.
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
        // `half - root` would cancel catastrophically for strong damping.
        let (slow, fast) = (-square / (half + root), -half - root)
        let (slowFade, fastFade) = (exp(slow * time), exp(fast * time))
        return Motion(
            distanceOfDistance: (fast * slowFade - slow * fastFade) / (fast - slow),
            distanceOfSpeed: (fastFade - slowFade) / (fast - slow),
            speedOfDistance: slow * fast * (slowFade - fastFade) / (fast - slow),
            speedOfSpeed: (fast * fastFade - slow * slowFade) / (fast - slow))
    }

    /// Returns the value after `time` seconds of a spring that starts at zero. Negative times count as 0.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.distanceOfDistance) + initialVelocity.scaled(by: motion.distanceOfSpeed)
    }

    /// Returns the velocity after `time` seconds, per second, of a spring that starts at zero. Negative times count as 0.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: -motion.speedOfDistance) + initialVelocity.scaled(by: motion.speedOfSpeed)
    }

    /// Advances a value and its velocity by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let motion = motion(at: deltaTime)
        let distance = value - target
        value = target + distance.scaled(by: motion.distanceOfDistance) + velocity.scaled(by: motion.distanceOfSpeed)
        velocity = distance.scaled(by: motion.speedOfDistance) + velocity.scaled(by: motion.speedOfSpeed)
    }

    /// Returns the force on the mass at a position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    // MARK: Settling

    /// The seconds until the spring stays within 0.001 of a target at distance 1.
    public var settlingDuration: TimeInterval { settlingDuration(distance: 1, speed: 0, epsilon: 0.001) }

    /// Returns the seconds until a spring that starts at zero stays within `epsilon` of its target; infinite without damping.
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
        // After 1 / decay the distance only shrinks.
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

// MARK: Animatable values

extension Spring {
    /// Returns the value after `time` seconds of a spring that moves from one value to another.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity after `time` seconds, per second, of a spring that moves from one value to another.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force on the mass at a position and velocity. The initial value does not affect it.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Returns the seconds until a spring that moves from one value to another stays within `epsilon` of its target.
    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

// MARK: Presets

extension Spring {
    /// A spring without bounce and with a duration of 0.5 seconds.
    public static var smooth: Spring { smooth() }
    /// A spring with a bounce of 0.15 and a duration of 0.5 seconds.
    public static var snappy: Spring { snappy() }
    /// A spring with a bounce of 0.3 and a duration of 0.5 seconds.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce, except for the extra bounce, with a perceived duration in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15 plus the extra bounce, and with a perceived duration in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3 plus the extra bounce, and with a perceived duration in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
