import CoreGraphics
import Foundation

/// A movement of the viewport by the user, or its continuation after release.
enum ScrollMovement {
    /// Held by a finger. `reach` is the offset without the resistance beyond the ends.
    case held(reach: CGPoint, start: CGPoint)
    /// Decelerating.
    case coasting(x: ScrollCurve, y: ScrollCurve, startTime: Double, correction: CGPoint)
    /// Moved by a wheel; the movement ends at a time, in seconds, unless another step follows.
    case stepped(start: CGPoint, restTime: Double)
}

extension ScrollNode {
    /// The delay after a wheel step before the viewport moves to the offset chosen by its target behaviour, in seconds.
    private static let stepPause = 0.15

    /// Whether the viewport can be moved beyond the ends along an axis.
    func bounces(along axis: Axis) -> Bool {
        guard scrolls(along: axis) else { return false }
        let behavior = axis == .vertical ? environment.verticalScrollBounceBehavior : environment.horizontalScrollBounceBehavior
        if behavior == .automatic, !ScrollViewAppearance.shared.withLock({ $0.bounces }) { return false }
        return behavior != .basedOnSize || largestOffset[axis] > 0
    }

    /// Whether the viewport is decelerating after release.
    package var isCoasting: Bool {
        if case .coasting = movement { return true }
        return false
    }

    /// Whether a touch, or the deceleration after it, may have moved the viewport beyond the ends.
    var mayBeOverEnds: Bool {
        switch movement {
        case .held, .coasting: true
        case .stepped, nil: false
        }
    }

    /// The current velocity of deceleration, in points per second; nil if the viewport is not decelerating.
    package var coastingVelocity: CGVector? {
        guard case .coasting(let x, let y, let startTime, _) = movement else { return nil }
        let elapsed = tree.clock.time - startTime
        return CGVector(dx: x.speed(at: elapsed), dy: y.speed(at: elapsed))
    }

    // MARK: Fingers

    /// Stops the viewport, which a finger now holds.
    package func hold() {
        endMovement()
        let resting = clamped(offset)
        func reach(_ axis: Axis) -> CGFloat {
            resting[axis] + ScrollPhysics.pull(forOvershoot: offset[axis] - resting[axis], viewportLength: size[axis])
        }
        movement = .held(reach: CGPoint(x: reach(.horizontal), y: reach(.vertical)), start: resting)
        setPhase(.tracking)
    }

    /// Moves the held viewport by a distance in points, with resistance beyond the ends.
    package func drag(by distance: CGVector) {
        guard case .held(var reach, let start) = movement else { return }
        func moved(_ axis: Axis, _ distance: CGFloat) -> CGFloat {
            guard scrolls(along: axis), distance.isFinite else { return offset[axis] }
            let (goal, limit) = (reach[axis] + distance, largestOffset[axis])
            let end = min(max(0, goal), limit)
            reach[axis] = bounces(along: axis) ? goal : end
            return end + ScrollPhysics.rubberBanded(reach[axis] - end, viewportLength: size[axis])
        }
        let target = CGPoint(x: moved(.horizontal, distance.dx), y: moved(.vertical, distance.dy))
        movement = .held(reach: reach, start: start)
        setPhase(.interacting)
        userMoves += 1
        shift(to: target)
    }

    /// Ends the touch: the viewport decelerates from a velocity in points per second.
    package func letGo(velocity: CGVector) {
        guard case .held(_, let start) = movement else { return }
        movement = nil
        coast(from: start, velocity: velocity)
    }

    private func coast(from start: CGPoint, velocity: CGVector) {
        let velocity = CGVector(
            dx: scrolls(along: .horizontal) ? velocity.dx : 0, dy: scrolls(along: .vertical) ? velocity.dy : 0)
        let proposed = CGPoint(
            x: ScrollCurve.projected(from: offset.x, speed: velocity.dx), y: ScrollCurve.projected(from: offset.y, speed: velocity.dy))
        let resting = settings.targetBehavior == nil ? nil : restingOffset(from: start, proposed: proposed, velocity: velocity)
        func curve(_ axis: Axis, _ speed: CGFloat) -> ScrollCurve {
            ScrollCurve(
                from: offset[axis], speed: speed, target: scrolls(along: axis) ? resting?[axis] : nil, limit: largestOffset[axis],
                bounces: bounces(along: axis), scale: environment.displayScale)
        }
        let (x, y) = (curve(.horizontal, velocity.dx), curve(.vertical, velocity.dy))
        guard x.duration > 0 || y.duration > 0 else {
            shift(to: CGPoint(x: x.destination, y: y.destination))
            return setPhase(.idle)
        }
        movement = .coasting(x: x, y: y, startTime: tree.clock.time, correction: .zero)
        setPhase(.decelerating)
        tree.clock.startTiming(self)
        tree.requestUpdate()
    }

    // MARK: Wheels

    /// Whether a wheel step would move the viewport.
    func canStep(by distance: CGVector) -> Bool {
        let target = clamped(CGPoint(x: offset.x + distance.dx, y: offset.y + distance.dy))
        return isScrollEnabled && target != clamped(offset)
    }

    /// Moves the viewport by a wheel step, in points, within the content.
    package func step(by distance: CGVector) {
        guard isScrollEnabled, distance.dx.isFinite, distance.dy.isFinite else { return }
        let target = CGPoint(x: offset.x + distance.dx, y: offset.y + distance.dy)
        guard settings.targetBehavior != nil else { return scroll(to: target) }
        var start = clamped(offset)
        if case .stepped(let first, _) = movement { start = first }
        endMovement()
        userMoves += 1
        setPhase(.interacting)
        move(to: target)
        let restTime = tree.clock.time + Self.stepPause
        movement = .stepped(start: start, restTime: restTime)
        tree.clock.setAlarm(at: restTime, for: self)
    }

    // MARK: Time

    /// Continues a deceleration; returns whether there is one.
    func continueMovement() -> Bool {
        switch movement {
        case .coasting(let x, let y, let startTime, let correction):
            let elapsed = tree.clock.time - startTime
            let target = CGPoint(x: x.offset(at: elapsed) + correction.x, y: y.offset(at: elapsed) + correction.y)
            let hasEnded = elapsed >= max(x.duration, y.duration) - 1e-9
            if hasEnded {
                movement = nil
                tree.clock.stopTiming(self)
            }
            userMoves += 1
            shift(to: hasEnded ? clamped(target) : target)
            if hasEnded { setPhase(.idle) }
            return true
        case .stepped(let start, let restTime) where tree.clock.time >= restTime - 1e-5:
            movement = nil
            coast(from: start, velocity: .zero)
            return true
        case .held, .stepped: return true
        case nil: return false
        }
    }

    /// Ends any movement, leaving the viewport at its position.
    func endMovement() {
        movementCount += 1
        stopMotion()
        guard movement != nil else { return }
        tree.clock.stopTiming(self)
        tree.clock.removeAlarm(of: self)
        movement = nil
    }

    /// Adjusts the movement to content that has moved because preceding lengths were corrected.
    func correctMovement(by distance: CGFloat, along axis: Axis) {
        switch movement {
        case .held(var reach, var start):
            reach[axis] += distance
            start[axis] += distance
            movement = .held(reach: reach, start: start)
        case .coasting(let x, let y, let startTime, var correction):
            correction[axis] += distance
            movement = .coasting(x: x, y: y, startTime: startTime, correction: correction)
        case .stepped(var start, let restTime):
            start[axis] += distance
            movement = .stepped(start: start, restTime: restTime)
        case nil: break
        }
    }
}
