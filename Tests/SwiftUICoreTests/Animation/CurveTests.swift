import Foundation
import Testing
@testable import SwiftUICore

/// Truth `animation-001` to `animation-015`.
struct CurveTests {
    static let quarters = [0, 0.25, 0.5, 0.75, 1]

    @Test("Springs have finite values whatever they are made from", arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
    func springsOfOddNumbers(_ number: Double) {
        for spring in [
            Spring(duration: number, bounce: number), Spring(response: number, dampingRatio: number),
            Spring(mass: number, stiffness: number, damping: number), Spring(settlingDuration: number, dampingRatio: number),
            Spring(settlingDuration: 1, dampingRatio: number, epsilon: number),
        ] {
            #expect(!spring.value(target: 1.0, time: 0.1).isNaN)
            #expect(!spring.settlingDuration.isNaN)
            #expect(!spring.dampingRatio.isNaN)
        }
    }

    @Test(arguments: [
        ("curve.linear animation-012", UnitCurve.linear, [0, 0.25, 0.5, 0.75, 1], [1, 1, 1, 1, 1], 1e-6),
        ("easeIn animation-002 animation-008", .easeIn, [0, 0.09, 0.32, 0.62, 1], [0, 0.67, 1.07, 1.37, 0], 0.01),
        ("curve.easeOut animation-003", .easeOut, [0, 0.38, 0.68, 0.91, 1], [1, 1.37, 1.07, 0.67, 0], 0.01),
        ("curve.easeInOut animation-010", .easeInOut, [0, 0.13, 0.5, 0.87, 1], [0, 1.06, 1.72, 1.06, 0], 0.01),
        (
            "curve.circularEaseIn animation-005 animation-011", .circularEaseIn, [0, 0.032, 0.134, 0.339, 1], [0, 0.258, 0.577, 1.134, .infinity],
            0.001
        ),
        ("curve.circularEaseInOut animation-007", .circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], [0, 0.577, .infinity, 0.577, 0], 0.001),
    ])
    func valuesAndSlopes(_ name: String, _ curve: UnitCurve, _ values: [Double], _ slopes: [Double], _ tolerance: Double) {
        for (t, (value, slope)) in zip(Self.quarters, zip(values, slopes)) {
            #expect(abs(curve.value(at: t) - value) <= tolerance, "\(name) at \(t)")
            #expect(curve.velocity(at: t) == slope || abs(curve.velocity(at: t) - slope) <= tolerance, "slope of \(name) at \(t)")
        }
    }

    @Test("curve.easeInOut.outside: progress is limited") func progressIsLimited() {
        #expect([-0.5, 0, 1, 1.5].map { UnitCurve.easeInOut.value(at: $0) } == [0, 0, 1, 1])
        #expect(UnitCurve.linear.velocity(at: 1.5) == 1)
    }

    @Test("curve.bezier.custom, animation-013, curve.bezier.extreme, animation-014: control points are limited horizontally")
    func controlPointsAreLimitedHorizontally() {
        let usual = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
        #expect(abs(usual.value(at: 0.5) - 0.5) < 0.01)
        #expect(abs(usual.velocity(at: 0.5) - 1.2) < 0.01)
        let extreme = UnitCurve.bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
        #expect(abs(extreme.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(extreme.velocity(at: 0.5) + 1) < 1e-6)
    }

    @Test(arguments: [UnitCurve.linear, .easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut])
    func inverseUndoes(_ curve: UnitCurve) {
        for t in stride(from: 0.05, through: 0.95, by: 0.1) {
            #expect(abs(curve.inverse.value(at: curve.value(at: t)) - t) < 1e-6)
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test("curve.bezier.inverse: the inverse exchanges time and progress") func inverseExchangesTime() {
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.easeIn.inverse != .easeOut)
    }
}

/// Truth `const.spring.math` and `const.spring`.
struct SpringTests {
    @Test("animation-021", arguments: [(0.5, 0.0), (0.5, 0.3), (1, -0.4), (0.2, 0.9)])
    func descriptionsOfASpringAgree(_ duration: Double, _ bounce: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        #expect(abs(spring.stiffness - pow(2 * .pi / duration, 2)) < 1e-6)
        let fraction = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        #expect(abs(spring.damping - 2 * spring.stiffness.squareRoot() * fraction) < 1e-6)
        let same = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
        #expect(abs(same.duration - duration) < 1e-9)
        #expect(abs(same.bounce - bounce) < 1e-9)
        #expect(abs(Spring(settlingDuration: spring.settlingDuration, dampingRatio: spring.dampingRatio).duration - duration) < 1e-6)
    }

    @Test(arguments: [-0.5, 0, 0.3, 0.9])
    func velocityIsTheSlopeOfTheValueAndForceItsCurvature(_ bounce: Double) {
        let spring = Spring(duration: 0.6, bounce: bounce)
        let h = 1e-4
        for t in [0.05, 0.2, 0.6] {
            let (before, now, after) = (
                spring.value(target: 3.0, initialVelocity: 2, time: t - h), spring.value(target: 3.0, initialVelocity: 2, time: t),
                spring.value(target: 3.0, initialVelocity: 2, time: t + h)
            )
            let velocity = spring.velocity(target: 3.0, initialVelocity: 2, time: t)
            #expect(abs((after - before) / (2 * h) - velocity) < 1e-3)
            let curvature = (after - 2 * now + before) / (h * h)
            #expect(abs(curvature - spring.force(target: 3.0, position: now, velocity: velocity)) < 0.01)
        }
    }

    @Test(arguments: [-0.5, 0, 0.5])
    func steppingGivesTheSameAsJumping(_ bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<40 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
        #expect(abs(value - spring.value(target: 1.0, time: 0.4)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.4)) < 1e-8)
    }

    @Test(arguments: [-0.5, 0, 0.5])
    func settledSpringsStaySettled(_ bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        for extra in stride(from: 0.0, to: 2, by: 0.01) {
            #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration + extra) - 1) <= 0.00101)
        }
    }

    @Test("animation-019, animation-020: presets bounce as named") func presetsBounceAsNamed() {
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
        #expect(Spring.bouncy(extraBounce: 0.1) == Spring(duration: 0.5, bounce: 0.4))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.interactiveSpring() == .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25))
    }
}
