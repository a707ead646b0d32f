import CoreGraphics
import Foundation

/// The constants and formulas of deceleration and rubber-banding.
enum ScrollPhysics {
    /// The fraction of the velocity that remains after a millisecond.
    static let decelerationRate = 0.998
    /// The initial ratio of the viewport's movement to the finger's beyond the end.
    static let resistance: CGFloat = 0.55
    /// The rate of the spring that returns the viewport to the end, in 1/s.
    static let returnRate = 10.0
    /// The distance a finger moves before the viewport follows, in points.
    static let slack: CGFloat = 10
    /// The greatest velocity of a finger, in points per second.
    static let largestSpeed: CGFloat = 100_000

    /// The time in which the viewport would travel its whole deceleration distance at the initial velocity, in seconds.
    static let coastingTime = -1 / (1000 * log(decelerationRate))

    /// Returns the distance beyond the end of a viewport for a finger that has moved `distance` beyond it.
    static func rubberBanded(_ distance: CGFloat, viewportLength: CGFloat) -> CGFloat {
        guard viewportLength > 0, distance.isFinite else { return 0 }
        let pulled = (1 - 1 / (abs(distance) * resistance / viewportLength + 1)) * viewportLength
        return distance < 0 ? -pulled : pulled
    }

    /// Returns the distance of the finger beyond the end for an overshoot of the viewport: the inverse of `rubberBanded`.
    static func pull(forOvershoot overshoot: CGFloat, viewportLength: CGFloat) -> CGFloat {
        guard viewportLength > 0 else { return 0 }
        let part = min(abs(overshoot) / viewportLength, 0.999)
        let distance = (1 / (1 - part) - 1) * viewportLength / resistance
        return overshoot < 0 ? -distance : distance
    }
}

/// The movement of the viewport along one axis after release, as a function of time.
///
/// It decelerates exponentially and comes to rest on a pixel. At the end of the content, or towards an offset chosen by a target
/// behaviour, it continues as a critically damped spring with the same velocity.
struct ScrollCurve {
    private struct Spring {
        let destination: CGFloat
        let start: CGFloat
        let speed: CGFloat
        let startTime: Double

        func offset(at time: Double) -> CGFloat {
            let (elapsed, rate) = (max(0, time - startTime), ScrollPhysics.returnRate)
            let distance = start - destination
            return destination + (distance + (speed + rate * distance) * elapsed) * exp(-rate * elapsed)
        }

        /// Returns the time from which on the distance to the destination is below `tolerance`.
        func duration(tolerance: CGFloat) -> Double {
            let (rate, distance) = (ScrollPhysics.returnRate, start - destination)
            if distance == 0, speed == 0 { return startTime }
            // The displacement of a critically damped spring is greatest at 1/rate at the latest and decreases from then on.
            var elapsed = 1 / rate
            while elapsed < 10, (abs(distance) + abs(speed + rate * distance) * elapsed) * exp(-rate * elapsed) > tolerance {
                elapsed += 1.0 / 240
            }
            return startTime + elapsed
        }
    }

    private let start: CGFloat
    private let coastingDistance: CGFloat
    private let spring: Spring?
    /// The final offset.
    let destination: CGFloat
    /// The time after release at which it comes to rest, in seconds.
    let duration: Double

    /// Returns the final offset of an unlimited deceleration.
    static func projected(from start: CGFloat, speed: CGFloat) -> CGFloat {
        start + limited(speed) * CGFloat(ScrollPhysics.coastingTime)
    }

    private static func limited(_ speed: CGFloat) -> CGFloat {
        speed.isNaN ? 0 : min(max(-ScrollPhysics.largestSpeed, speed), ScrollPhysics.largestSpeed)
    }

    /// Creates the movement from an offset at a velocity in points per second.
    ///
    /// - Parameters:
    ///   - start: The offset at the time of release.
    ///   - speed: The velocity; limited to `largestSpeed`, NaN counts as zero.
    ///   - target: The requested final offset; nil for that of the deceleration.
    ///   - limit: The largest offset.
    ///   - bounces: Whether it may move beyond the ends.
    ///   - scale: Pixels per point.
    init(from start: CGFloat, speed: CGFloat, target: CGFloat?, limit: CGFloat, bounces: Bool, scale: CGFloat) {
        let tolerance = 0.25 / max(1, scale)
        let speed = Self.limited(speed)
        let natural = Self.projected(from: start, speed: speed)
        self.start = start
        if start < 0 || start > limit {
            destination = min(max(0, start), limit)
            spring = Spring(destination: destination, start: start, speed: speed, startTime: 0)
            coastingDistance = 0
        } else if let target, abs(target - min(max(0, natural), limit)) > 0.5 {
            destination = target
            spring = Spring(destination: target, start: start, speed: speed, startTime: 0)
            coastingDistance = 0
        } else if natural < 0 || natural > limit {
            destination = natural < 0 ? 0 : limit
            coastingDistance = natural - start
            let left = 1 - (destination - start) / coastingDistance
            let reached = -ScrollPhysics.coastingTime * log(Double(max(left, 1e-12)))
            spring = Spring(destination: destination, start: destination, speed: bounces ? speed * left : 0, startTime: reached)
        } else {
            destination = target ?? (speed == 0 ? start : min(limit, PixelGrid(displayScale: scale).snapped(natural)))
            coastingDistance = destination - start
            spring = nil
        }
        if let spring {
            duration = spring.duration(tolerance: tolerance)
        } else {
            duration =
                abs(coastingDistance) <= tolerance
                ? 0 : ScrollPhysics.coastingTime * log(Double(abs(coastingDistance) / tolerance))
        }
    }

    /// Returns the offset at a time after release.
    func offset(at time: Double) -> CGFloat {
        if time >= duration { return destination }
        if let spring, time >= spring.startTime { return spring.offset(at: time) }
        return start + coastingDistance * CGFloat(1 - exp(-time / ScrollPhysics.coastingTime))
    }

    /// Returns the velocity at a time after release, in points per second.
    func speed(at time: Double) -> CGFloat {
        let step = 1e-4
        return time >= duration ? 0 : (offset(at: time + step) - offset(at: time)) / step
    }
}
