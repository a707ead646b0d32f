import Foundation

/// How a value moves from where it is to where it should be.
public struct Animation: Equatable, Hashable, Sendable {
    /// What computes the animation.
    public var base: any CustomAnimation

    /// An animation that a type of one's own computes.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
    }

    /// Whether two animations always give the same values.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ left: A) -> Bool { rhs.base as? A == left }
        return isEqual(lhs.base)
    }

    /// Hashes what computes the animation.
    public func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }

    /// The value some seconds after the beginning; nil when the animation has ended.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The velocity some seconds after the beginning; nil when it is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes over what `previous` was animating, instead of running beside it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// What computes the animation.
    public var description: String { String(describing: base) }

    /// What computes the animation, with the names of modules.
    public var debugDescription: String {
        "AnyAnimator(\(String(reflecting: base).replacingOccurrences(of: "SwiftUICore.", with: "SwiftUI.")))"
    }
}

// MARK: Curves

extension Animation {
    /// A cubic curve; the horizontal control points are limited to 0...1. Times in seconds.
    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
        timingCurve(UnitCurve(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// A curve, run through in some seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(BezierAnimation(curve: curve, duration: duration))
    }

    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
    /// Slow at the beginning.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// At constant speed.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// Slow at both ends, in 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Slow at the beginning, in 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the end, in 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// At constant speed, in 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }
}

// MARK: Springs

extension Animation {
    /// The animation of changes that name none: a spring without bounce.
    public static var `default`: Animation { Animation(DefaultAnimation()) }

    /// A spring without bounce, in half a second.
    public static var spring: Animation { spring() }

    /// A spring, by how long it seems to take and how much it overshoots (truth `const.spring.math`).
    ///
    /// - Parameter blendDuration: The seconds in which a running spring's stiffness becomes this one's.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        spring(response: duration, dampingFraction: Spring.dampingRatio(ofBounce: bounce), blendDuration: blendDuration)
    }

    /// A spring, by its period in seconds and its damping (1 for none of the overshoot).
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation(FluidSpringAnimation(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A spring that keeps its velocity when its target changes.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        self.spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    /// A spring for changes that follow a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring for changes that follow a finger, by its period in seconds and its damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring for changes that follow a finger, by how long it seems to take and how much it overshoots.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring with a little bounce.
    public static var snappy: Animation { snappy() }
    /// A spring with bounce.
    public static var bouncy: Animation { bouncy() }

    /// A spring without bounce but for some extra.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a little bounce and some extra.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with bounce and some extra.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring whose runs are added to each other when its target changes, by its physical properties.
    ///
    /// - Parameter initialVelocity: The speed at the beginning, as a multiple of the distance per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), initialVelocity: initialVelocity)
    }

    /// A spring whose runs are added to each other when its target changes, by how long it seems to take and how much it overshoots.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring whose runs are added to each other when its target changes.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
    }

    /// A spring without bounce whose runs are added to each other when its target changes.
    public static var interpolatingSpring: Animation { interpolatingSpring() }
}

// MARK: Changed animations

extension Animation {
    /// The animation, begun later by some seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
    }

    /// The animation, run faster. Speeds below 0 count as 1; at 0 it stays at its beginning.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed.isFinite && speed >= 0 ? speed : 1))
    }

    /// The animation, run several times; at least once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// The animation, run for ever.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
    }

    /// The animation, taken for complete some seconds after its beginning.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration.isFinite ? max(0, duration) : 0))
    }
}
