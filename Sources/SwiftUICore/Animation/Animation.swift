import Foundation

/// How a value moves from where it is to where it should be.
public struct Animation: Equatable, Sendable {
    enum Curve: Equatable, Sendable {
        /// A cubic curve from (0, 0) to (1, 1), run through in `duration` seconds.
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
        /// A mass of 1 on a spring with damping.
        case spring(stiffness: Double, damping: Double)
    }

    var curve: Curve
    /// Seconds before the animation begins.
    var delay: Double = 0
    /// How many times faster than given the animation runs.
    var speed: Double = 1
    /// How often the animation runs; infinite for ever.
    var repeatCount: Double = 1
    /// Whether every second run goes backwards.
    var autoreverses = false

    private init(_ curve: Curve) {
        self.curve = curve
    }

    /// A cubic curve; the horizontal control points are kept between 0 and 1. Times in seconds.
    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35) -> Animation {
        Animation(.bezier(
            x1: min(max(p1x, 0), 1), y1: p1y, x2: min(max(p2x, 0), 1), y2: p2y, duration: duration.isFinite ? max(0, duration) : 0))
    }

    /// Slow at both ends.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }
    /// Slow at the beginning.
    public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// Slow at the end.
    public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// At constant speed.
    public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }

    /// Slow at both ends, in 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Slow at the beginning, in 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the end, in 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// At constant speed, in 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }

    /// The animation of changes that name none: a spring without bounce.
    public static var `default`: Animation { spring }
    /// A spring without bounce, in half a second.
    public static var spring: Animation { spring() }
    /// A spring without bounce.
    public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
    /// A spring with a little bounce.
    public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
    /// A spring with bounce.
    public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

    /// A spring, by how long it swings and how much it overshoots (truth `const.spring.math`).
    public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        let fraction = bounce < 0 ? 1 / max(1e-6, 1 + bounce) : 1 - bounce
        return spring(response: duration, dampingFraction: fraction, blendDuration: blendDuration)
    }

    /// A spring, by its period in seconds and its damping (1 for none of the overshoot).
    public static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        let response = response.isFinite && response > 0 ? response : 1e-3
        let stiffness = min(pow(2 * .pi / response, 2), 45_000)
        return Animation(.spring(stiffness: stiffness, damping: 2 * stiffness.squareRoot() * max(0, dampingFraction)))
    }

    /// A spring for changes that follow a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// The animation, begun later by some seconds.
    public func delay(_ delay: Double) -> Animation {
        var animation = self
        animation.delay += delay
        return animation
    }

    /// The animation, run faster. Speeds that are not positive count as 1.
    public func speed(_ speed: Double) -> Animation {
        var animation = self
        animation.speed *= speed.isFinite && speed > 0 ? speed : 1
        return animation
    }

    /// The animation, run several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repeatCount = Double(max(1, repeatCount))
        animation.autoreverses = autoreverses
        return animation
    }

    /// The animation, run for ever.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repeatCount = .infinity
        animation.autoreverses = autoreverses
        return animation
    }

    // MARK: Running

    /// How long one run takes, in seconds.
    private var duration: Double {
        switch curve {
        case .bezier(_, _, _, _, let duration): duration
        // Until the envelope of the swing is below a thousandth.
        case .spring(let stiffness, let damping): log(1000) / max(1e-3, Self.decay(stiffness, damping))
        }
    }

    /// The rate at which a spring comes to rest.
    private static func decay(_ stiffness: Double, _ damping: Double) -> Double {
        let half = damping / 2
        let discriminant = half * half - stiffness
        return discriminant > 0 ? half - discriminant.squareRoot() : half
    }

    /// How far on its way a value is some seconds after the change: 0 at the start, 1 at the end.
    func fraction(at elapsed: Double) -> Double {
        let time = (elapsed - delay) * speed
        guard time > 0 else { return 0 }
        let duration = duration
        guard duration > 0, repeatCount > 1 else { return curveFraction(at: time) }
        let run = min((time / duration).rounded(.down), repeatCount - 1)
        let fraction = curveFraction(at: time - run * duration)
        return autoreverses && Int(run.truncatingRemainder(dividingBy: 2)) == 1 ? 1 - fraction : fraction
    }

    func isFinished(at elapsed: Double) -> Bool {
        (elapsed - delay) * speed >= duration * repeatCount
    }

    private func curveFraction(at time: Double) -> Double {
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2, let duration):
            guard duration > 0, time < duration else { return 1 }
            return CubicCurve(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time / duration)
        case .spring(let stiffness, let damping):
            return 1 - Self.swing(stiffness, damping, time)
        }
    }

    /// The distance from rest of a spring that was released at distance 1 without speed.
    private static func swing(_ stiffness: Double, _ damping: Double, _ time: Double) -> Double {
        let half = damping / 2
        let discriminant = half * half - stiffness
        if abs(discriminant) < 1e-9 { return exp(-half * time) * (1 + half * time) }
        if discriminant < 0 {
            let frequency = (-discriminant).squareRoot()
            return exp(-half * time) * (cos(frequency * time) + half / frequency * sin(frequency * time))
        }
        let root = discriminant.squareRoot()
        let (slow, fast) = (-half + root, -half - root)
        return (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
    }
}

/// A cubic curve from (0, 0) to (1, 1) as a function of its horizontal coordinate.
struct CubicCurve {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// The height at a horizontal coordinate between 0 and 1.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        // The horizontal coordinate rises with the parameter, so halving finds it; 50 steps exhaust a Double.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if Self.coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return Self.coordinate(y1, y2, (low + high) / 2)
    }
}
