import CoreGraphics
import Foundation

/// How windows move by themselves, and how they resist.
enum ScrollPhysics {
    /// What is left of the speed after a millisecond.
    static let decelerationRate = 0.998
    /// How far a window follows a finger over the end, at first.
    static let resistance: CGFloat = 0.55
    /// How strongly a window is drawn back to the end, in 1/s.
    static let returnRate = 10.0
    /// How far a finger moves before the window follows, in points.
    static let slack: CGFloat = 10
    /// No finger is faster, in points a second.
    static let largestSpeed: CGFloat = 100_000

    /// How long a window would move on at its first speed to come as far as it does, in seconds.
    static let coastingTime = -1 / (1000 * log(decelerationRate))

    /// How far a window of a length is moved over the end by a finger that has gone `distance` beyond it.
    static func rubberBanded(_ distance: CGFloat, window: CGFloat) -> CGFloat {
        guard window > 0, distance.isFinite else { return 0 }
        let pulled = (1 - 1 / (abs(distance) * resistance / window + 1)) * window
        return distance < 0 ? -pulled : pulled
    }

    /// How far a finger has gone beyond the end when the window is `overshoot` over it: the inverse of `rubberBanded`.
    static func pull(forOvershoot overshoot: CGFloat, window: CGFloat) -> CGFloat {
        guard window > 0 else { return 0 }
        let part = min(abs(overshoot) / window, 0.999)
        let distance = (1 / (1 - part) - 1) * window / resistance
        return overshoot < 0 ? -distance : distance
    }
}

/// The way of a window along one axis after it was let go, as a function of the time.
///
/// It slows down exponentially and rests on a pixel. At the end of the content, or towards a place that a behaviour has
/// chosen, it goes on as a critically damped spring that takes its speed over.
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

        /// From when on it is nearer than `tolerance` to where it goes.
        func duration(tolerance: CGFloat) -> Double {
            let (rate, distance) = (ScrollPhysics.returnRate, start - destination)
            if distance == 0, speed == 0 { return startTime }
            // A critically damped spring is farthest at 1/rate at the latest and only comes nearer from then on.
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
    /// Where it comes to rest.
    let destination: CGFloat
    /// When it comes to rest, in seconds after it was let go.
    let duration: Double

    /// Where a window that nothing stops would come to rest.
    static func projected(from start: CGFloat, speed: CGFloat) -> CGFloat {
        start + limited(speed) * CGFloat(ScrollPhysics.coastingTime)
    }

    private static func limited(_ speed: CGFloat) -> CGFloat {
        speed.isNaN ? 0 : min(max(-ScrollPhysics.largestSpeed, speed), ScrollPhysics.largestSpeed)
    }

    /// The way from `start` at a speed in points a second.
    ///
    /// - Parameters:
    ///   - target: Where it is to come to rest; nil for where it would by itself.
    ///   - limit: The farthest that the window can be moved.
    ///   - bounces: Whether it may move over the ends.
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
            duration = abs(coastingDistance) <= tolerance
                ? 0 : ScrollPhysics.coastingTime * log(Double(abs(coastingDistance) / tolerance))
        }
    }

    /// Where the window is.
    func offset(at time: Double) -> CGFloat {
        if time >= duration { return destination }
        if let spring, time >= spring.startTime { return spring.offset(at: time) }
        return start + coastingDistance * CGFloat(1 - exp(-time / ScrollPhysics.coastingTime))
    }

    /// How fast it is, in points a second.
    func speed(at time: Double) -> CGFloat {
        let step = 1e-4
        return time >= duration ? 0 : (offset(at: time + step) - offset(at: time)) / step
    }
}
