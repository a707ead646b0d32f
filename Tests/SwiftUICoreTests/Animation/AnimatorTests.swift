import Foundation
import Testing
@testable import SwiftUICore

/// A number on its way from 0 to 100.
private final class Ride {
    private(set) var animation: ValueAnimation<Double>?
    private(set) var target = 0.0

    func go(
        to newTarget: Double, _ animation: Animation?, at time: Double, tracksVelocity: Bool = false,
        completion: (AnimationCompletionCriteria, () -> Void)? = nil
    ) {
        var transaction = Transaction(animation: animation)
        transaction.tracksVelocity = tracksVelocity
        if let completion { transaction.addAnimationCompletion(criteria: completion.0, completion.1) }
        self.animation = ValueAnimation.make(
            from: value(at: time), to: newTarget, running: self.animation, transaction: transaction, at: time)
        target = newTarget
    }

    func value(at time: Double) -> Double {
        guard let animation else { return target }
        let value = animation.value(at: time)
        if animation.isFinished(at: time) { self.animation = nil }
        return value
    }
}

struct AnimatorTests {
    private func values(_ animation: Animation, at times: [Double]) -> [Double] {
        let ride = Ride()
        ride.go(to: 100, animation, at: 0)
        return times.map { (ride.value(at: $0) * 1000).rounded() / 1000 }
    }

    /// Truth `bezier.fraction`; each run of a repetition begins when the one before ends, whenever it is looked at.
    @Test(
        arguments: [
            (Animation.linear(duration: 100), [10, 50, 100], [10, 50, 100]),
            (.linear(duration: 1).delay(2), [1.9, 2.5, 3], [0, 50, 100]),
            (.linear(duration: 1).speed(2), [0.25, 0.5], [50, 100]),
            (.linear(duration: 1).speed(0), [10], [0]),
            (.linear(duration: 1).repeatCount(3, autoreverses: true), [0.25, 1.25, 2.25, 3], [25, 75, 25, 100]),
            (.linear(duration: 1).repeatCount(2, autoreverses: false), [0.25, 1.25, 2], [25, 25, 100]),
            (.linear(duration: 1).repeatForever(), [0.25, 7.25, 8.25], [25, 75, 25]),
            (.linear(duration: 1).delay(1).repeatForever(autoreverses: false), [0.5, 1.5, 2.5, 3.5], [0, 50, 0, 50]),
            (.linear(duration: 0), [0.001], [100]),
            (.linear(duration: .nan).delay(.infinity), [0], [100]),
        ] as [(Animation, [Double], [Double])])
    func curvesRunAsTold(_ animation: Animation, _ times: [Double], _ expected: [Double]) {
        #expect(values(animation, at: times) == expected)
    }

    /// As documented for `AnimationCompletionCriteria.removed`: animations that begin later on the same property delay its handlers.
    @Test(arguments: [(AnimationCompletionCriteria.logicallyComplete, [1.0, 1.5]), (.removed, [1.5, 1.5])])
    func completionsOfInterruptedAnimations(_ criteria: AnimationCompletionCriteria, _ expected: [Double]) {
        let ride = Ride()
        var now = 0.0
        var ends: [Double] = []
        ride.go(to: 100, .linear(duration: 1), at: 0, completion: (criteria, { ends.append(now) }))
        _ = ride.value(at: 0.5)
        ride.go(to: 0, .linear(duration: 1), at: 0.5, completion: (criteria, { ends.append(now) }))
        for step in 6...20 {
            now = Double(step) / 10
            _ = ride.value(at: now)
        }
        #expect(ends == expected)
    }

    @Test(
        "An animation that never ends is taken over by the next one, from where it is",
        arguments: [.linear(duration: 1), .linear(duration: 0.5).speed(0.5), .linear(duration: 1).delay(0)] as [Animation])
    func endlessAnimationsEnd(_ base: Animation) {
        for endless in [base.repeatForever(autoreverses: false), base.repeatForever().delay(0), base.repeatForever().speed(1)] {
            let ride = Ride()
            ride.go(to: 100, endless, at: 0)
            #expect(ride.value(at: 0.25) == 25)
            ride.go(to: 0, .linear(duration: 1), at: 0.25)
            #expect([0.25, 0.75, 1.25, 9].map { ride.value(at: $0) } == [25, 12.5, 0, 0])
            #expect(ride.animation == nil)
        }
    }

    /// A fluid spring is integrated in steps, so it is near what the spring's formula gives.
    @Test(arguments: [(0.5, 0.0), (0.5, 0.3), (0.3, -0.3)])
    func springsFollowTheirFormula(_ duration: Double, _ bounce: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        let ride = Ride()
        ride.go(to: 100, .spring(duration: duration, bounce: bounce), at: 0)
        let other = Ride()
        other.go(to: 100, .interpolatingSpring(duration: duration, bounce: bounce), at: 0)
        for t in stride(from: 0.05, to: 0.6, by: 0.05) {
            #expect(abs(ride.value(at: t) - spring.value(target: 100.0, time: t)) < 1)
            #expect(abs(other.value(at: t) - spring.value(target: 100.0, time: t)) < 1e-9)
        }
        #expect(ride.value(at: 20) == 100)
        #expect(other.value(at: 20) == 100)
    }

    @Test func aSpringDoesNotDependOnWhenItIsLookedAt() {
        let (often, once) = (Ride(), Ride())
        often.go(to: 100, .bouncy, at: 0)
        once.go(to: 100, .bouncy, at: 0)
        for t in stride(from: 0, to: 0.4, by: 0.0123) { _ = often.value(at: t) }
        #expect(abs(often.value(at: 0.4) - once.value(at: 0.4)) < 1e-9)
    }

    /// Neither the value nor, for springs, its speed jumps when the target changes on the way.
    @Test(arguments: [(Animation.default, true), (.bouncy, true), (.interpolatingSpring, true), (.easeInOut(duration: 1), true)])
    func retargetingIsSmooth(_ animation: Animation, _ keepsSpeed: Bool) {
        let ride = Ride()
        let h = 1e-3
        ride.go(to: 100, animation, at: 0)
        let before = ride.value(at: 0.15 - h)
        let now = ride.value(at: 0.15)
        ride.go(to: -50, animation, at: 0.15)
        #expect(abs(ride.value(at: 0.15) - now) < 0.2)
        let after = ride.value(at: 0.15 + h)
        #expect(abs((after - now) - (now - before)) < 0.15)
        #expect(ride.value(at: 30) == -50)
    }

    /// Curves add up: each moves the value by its own part of the way.
    @Test func curvesAddUp() {
        let ride = Ride()
        ride.go(to: 100, .linear(duration: 1), at: 0)
        ride.go(to: 0, .linear(duration: 1), at: 0.5)
        #expect(ride.value(at: 0.75) == 75 - 25)
        #expect(ride.value(at: 1.25) == 100 - 75)
        #expect(ride.value(at: 1.5) == 0)
    }

    /// Measured on iOS 26: a change without an animation moves the presented value by the difference, and the animation goes on.
    @Test(arguments: [false, true])
    func aChangeWithoutAnimationIsAdded(tracksVelocity: Bool) {
        let ride = Ride()
        ride.go(to: 100, .linear(duration: 1), at: 0)
        ride.go(to: 20, nil, at: 0.5, tracksVelocity: tracksVelocity)
        #expect(ride.value(at: 0.5) == -30)
        ride.go(to: 120, .linear(duration: 1), at: 0.5)
        #expect(ride.value(at: 0.75) == 20)
        #expect(ride.value(at: 1.5) == 120)
        #expect(ride.animation == nil)
    }

    /// A value that followed a finger is released with the finger's speed, unless it rested before.
    @Test(arguments: [(true, 0.0, 300.0), (false, 0, 0), (true, 0.3, 0)])
    func aReleaseKeepsTheTrackedVelocity(_ tracks: Bool, _ rest: Double, _ speed: Double) {
        let ride = Ride()
        for step in 0...20 {
            ride.go(to: Double(step) * 3, nil, at: Double(step) * 0.01, tracksVelocity: tracks)
            #expect(ride.value(at: Double(step) * 0.01) == Double(step) * 3)
        }
        let release = 0.2 + rest
        #expect(ride.value(at: release) == 60)
        ride.go(to: 0, .spring(duration: 0.5), at: release)
        let h = 1.0 / 300
        let begin = (ride.value(at: release + h) - 60) / h
        #expect(abs(begin - speed) < 50, "\(begin)")
        #expect(ride.value(at: 30) == 0 && ride.animation == nil)
    }

    /// Truth `animation-024`, `animation.completion.order`.
    @Test func logicalCompletionComesBeforeRemoval() {
        let (first, second) = (Ride(), Ride())
        var log: [String] = []
        let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
        first.go(to: 1, animation, at: 0, completion: (.removed, { log.append("removed") }))
        second.go(to: 1, animation, at: 0, completion: (.logicallyComplete, { log.append("logical") }))
        for time in [0.9, 1, 4.9, 5] {
            _ = (first.value(at: time), second.value(at: time))
            log.append("\(time)")
        }
        #expect(log == ["0.9", "logical", "1.0", "4.9", "removed", "5.0"])
    }

    @Test("animation-017: the default animation is a spring of half a second that does not bounce")
    func theDefaultAnimationIsASpring() {
        let times = stride(from: 0.0, through: 1, by: 0.1).map { $0 }
        #expect(values(.default, at: times) == values(.spring(response: 0.5, dampingFraction: 1), at: times))
    }

    @Test("animation-022: an interpolating spring ends when its envelope is small, after a second at least; it is complete after a period")
    func theEndOfAnInterpolatingSpring() {
        func end(_ animation: Animation, _ criteria: AnimationCompletionCriteria) -> Double {
            let ride = Ride()
            var time = 0.0
            var isEnded = false
            ride.go(to: 1, animation, at: 0, completion: (criteria, { isEnded = true }))
            while !isEnded, time < 100 {
                time += 0.01
                _ = ride.value(at: time)
            }
            return time
        }
        let stiff = Animation.interpolatingSpring(mass: 1, stiffness: 10_000, damping: 100)
        #expect(abs(end(stiff, .removed) - 1) < 0.02)
        #expect(abs(end(stiff, .logicallyComplete) - 2 * .pi / 100) < 0.02)
        let soft = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 2)
        // The envelope exp(-t) is a thousandth after ln(1000).
        #expect(abs(end(soft, .removed) - log(1000)) < 0.02)
        #expect(abs(end(soft, .logicallyComplete) - 2 * .pi / 10) < 0.02)
    }

    /// Truth `animation-023`, `animation.default.description`.
    @Test func theDefaultAnimationPrintsItsName() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    }

    /// Truth `angle.animatable`.
    @Test func anglesAreAnimatedInSmallUnits() {
        #expect(Angle(radians: 2).animatableData == 256)
    }

    private struct Steps: CustomAnimation {
        var count: Int
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Calls.self] += 1
            return context.state[Calls.self] > count ? nil : value.scaled(by: Double(context.state[Calls.self]) / 10)
        }
    }

    private enum Calls: AnimationStateKey { static var defaultValue: Int { 0 } }

    @Test func animationsOfOnesOwnRememberAndEnd() {
        let ride = Ride()
        ride.go(to: 100, Animation(Steps(count: 3)), at: 0)
        #expect([0.1, 0.2, 0.3].map { ride.value(at: $0) } == [20, 30, 100])
        #expect(Animation(Steps(count: 3)) == Animation(Steps(count: 3)))
        #expect(Animation(Steps(count: 3)) != Animation(Steps(count: 2)))
    }
}
