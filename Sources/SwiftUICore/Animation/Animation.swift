import Foundation

/// How a value changes over time from its current value to a new one.
///
///     withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) { isExpanded.toggle() }
public struct Animation: Equatable, Hashable, Sendable {
    /// The object that computes the values.
    public var base: any CustomAnimation

    /// Creates an animation from a custom animation.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
    }

    /// Whether two animations are of the same type and equal, and so produce the same values.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ left: A) -> Bool { rhs.base as? A == left }
        return isEqual(lhs.base)
    }

    /// Hashes the underlying custom animation.
    public func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }

    /// The value `time` seconds after the start, from zero to `value`; nil when the animation has ended.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The velocity `time` seconds after the start, per second; nil if it is unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation replaces `previous`, which has run for `time` seconds; otherwise both run and their effects add up.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// A description of the underlying custom animation.
    public var description: String { String(describing: base) }

    /// A description of the underlying custom animation with module names.
    public var debugDescription: String {
        "AnyAnimator(\(String(reflecting: base).replacingOccurrences(of: "SwiftUICore.", with: "SwiftUI.")))"
    }
}

// MARK: Curves

extension Animation {
    /// An animation along a cubic Bézier timing curve, with a duration in seconds. The x coordinates of the control points are clamped
    /// to 0...1.
    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
        timingCurve(UnitCurve(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// An animation along a timing curve, with a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(BezierAnimation(curve: curve, duration: duration))
    }

    /// An animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
    /// An animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// An animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// An animation at constant speed, with a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// An animation that starts and ends slowly, with a duration of 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// An animation that starts slowly, with a duration of 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// An animation that ends slowly, with a duration of 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// An animation at constant speed, with a duration of 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }
}

// MARK: Springs

extension Animation {
    /// The animation of changes that do not name one: a spring without bounce.
    public static var `default`: Animation { Animation(DefaultAnimation()) }

    /// A spring without bounce and with a duration of 0.5 seconds.
    public static var spring: Animation { spring() }

    /// A spring, defined by its perceived duration in seconds and its bounce (truth `const.spring.math`).
    ///
    /// A change of the target while the spring runs keeps the velocity.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: How much the spring overshoots: 0 for none, up to 1; negative values overdamp it.
    ///   - blendDuration: The time over which the stiffness of a running spring changes to that of this one, in seconds.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        spring(response: duration, dampingFraction: Spring.dampingRatio(ofBounce: bounce), blendDuration: blendDuration)
    }

    /// A spring, defined by its response (the period, in seconds) and its damping fraction (1 for no overshoot). Values that make no sense
    /// count as they do in `Spring(response:dampingRatio:)`.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation(FluidSpringAnimation(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A spring, which keeps its velocity when its target changes.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        self.spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    /// A quick spring for changes that follow a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A quick spring for changes that follow a finger, defined by its response (the period, in seconds) and its damping fraction.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A quick spring for changes that follow a finger, defined by its perceived duration in seconds and by what is added to a bounce of 0.15.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring without bounce and with a duration of 0.5 seconds.
    public static var smooth: Animation { smooth() }
    /// A spring with a bounce of 0.15 and a duration of 0.5 seconds.
    public static var snappy: Animation { snappy() }
    /// A spring with a bounce of 0.3 and a duration of 0.5 seconds.
    public static var bouncy: Animation { bouncy() }

    /// A spring without bounce, except for the extra bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15 plus the extra bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3 plus the extra bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring defined by its physical properties. When the target changes, a new run starts and the effects of all runs add up.
    ///
    /// - Parameter initialVelocity: The initial velocity as a multiple of the distance per second. Values that are not finite count as 0.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), initialVelocity: initialVelocity)
    }

    /// A spring defined by its perceived duration in seconds and its bounce. When the target changes, a new run starts and the
    /// effects of all runs add up.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring animation whose runs add up when the target changes.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
    }

    /// A spring without bounce whose runs add up when the target changes.
    public static var interpolatingSpring: Animation { interpolatingSpring() }
}

// MARK: Modified animations

extension Animation {
    /// Delays the animation by a number of seconds. A negative delay starts it partway; values that are not finite count as 0.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
    }

    /// Multiplies the speed of the animation. Negative and non-finite values count as 1; at 0 the animation never progresses.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed.isFinite && speed >= 0 ? speed : 1))
    }

    /// Repeats the animation a number of times, every second time in reverse if it autoreverses. Counts below 1 count as 1.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Repeats the animation forever, every second time in reverse if it autoreverses.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
    }

    /// Reports the animation as logically complete a number of seconds after its start. Negative and non-finite values count as 0.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration.isFinite ? max(0, duration) : 0))
    }
}
