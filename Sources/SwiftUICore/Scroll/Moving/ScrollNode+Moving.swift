import CoreGraphics
import Foundation

/// What people do with a scroll view's window, and what it does by itself after they have let go.
enum ScrollMovement {
    /// A finger holds it. `reach` is where the window would be if it did not resist over the ends.
    case held(reach: CGPoint, start: CGPoint)
    /// It comes to rest.
    case coasting(x: ScrollCurve, y: ScrollCurve, startTime: Double, correction: CGPoint)
    /// A wheel has moved it, and may go on until a time.
    case stepped(start: CGPoint, restTime: Double)
}

extension ScrollNode {
    /// How long after a step of a wheel the window goes where its behaviour wants it, in seconds.
    private static let stepPause = 0.15

    /// Whether the window can be moved over the ends along an axis.
    func bounces(along axis: Axis) -> Bool {
        guard scrolls(along: axis) else { return false }
        let behavior = axis == .vertical ? environment.verticalScrollBounceBehavior : environment.horizontalScrollBounceBehavior
        return behavior != .basedOnSize || largestOffset[axis] > 0
    }

    /// Whether the window moves by itself because somebody has let it go.
    package var isCoasting: Bool {
        if case .coasting = movement { return true }
        return false
    }

    /// Whether a finger, or the speed it has left behind, may have pulled the window over the ends.
    var mayBeOverEnds: Bool {
        switch movement {
        case .held, .coasting: true
        case .stepped, nil: false
        }
    }

    /// How fast the window moves by itself, in points a second; nil when it does not.
    package var coastingVelocity: CGVector? {
        guard case .coasting(let x, let y, let startTime, _) = movement else { return nil }
        let elapsed = tree.time - startTime
        return CGVector(dx: x.speed(at: elapsed), dy: y.speed(at: elapsed))
    }

    // MARK: Fingers

    /// A finger touches the content: what moves stands still.
    package func hold() {
        endMovement()
        let resting = clamped(offset)
        func reach(_ axis: Axis) -> CGFloat {
            resting[axis] + ScrollPhysics.pull(forOvershoot: offset[axis] - resting[axis], window: size[axis])
        }
        movement = .held(reach: CGPoint(x: reach(.horizontal), y: reach(.vertical)), start: resting)
        setPhase(.tracking)
    }

    /// The finger that holds the window has moved so that it should move by a distance, in points.
    package func drag(by distance: CGVector) {
        guard case .held(var reach, let start) = movement else { return }
        func moved(_ axis: Axis, _ distance: CGFloat) -> CGFloat {
            guard scrolls(along: axis), distance.isFinite else { return offset[axis] }
            let (goal, limit) = (reach[axis] + distance, largestOffset[axis])
            let end = min(max(0, goal), limit)
            reach[axis] = bounces(along: axis) ? goal : end
            return end + ScrollPhysics.rubberBanded(reach[axis] - end, window: size[axis])
        }
        let target = CGPoint(x: moved(.horizontal, distance.dx), y: moved(.vertical, distance.dy))
        movement = .held(reach: reach, start: start)
        setPhase(.interacting)
        userMoves += 1
        shift(to: target)
    }

    /// The finger lets the window go, which moves on at a speed in points a second and comes to rest.
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
        movement = .coasting(x: x, y: y, startTime: tree.time, correction: .zero)
        setPhase(.decelerating)
        tree.startTiming(self)
        tree.requestUpdate()
    }

    // MARK: Wheels

    /// Whether a step of a wheel would move the window.
    func canStep(by distance: CGVector) -> Bool {
        let target = clamped(CGPoint(x: offset.x + distance.dx, y: offset.y + distance.dy))
        return isScrollEnabled && target != clamped(offset)
    }

    /// A wheel moves the window by a distance in points, as far as there is content.
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
        let restTime = tree.time + Self.stepPause
        movement = .stepped(start: start, restTime: restTime)
        tree.setAlarm(at: restTime, for: self)
    }

    // MARK: Time

    /// Moves the window on its way to rest; says whether it is on such a way.
    func continueMovement() -> Bool {
        switch movement {
        case .coasting(let x, let y, let startTime, let correction):
            let elapsed = tree.time - startTime
            let target = CGPoint(x: x.offset(at: elapsed) + correction.x, y: y.offset(at: elapsed) + correction.y)
            let hasEnded = elapsed >= max(x.duration, y.duration) - 1e-9
            if hasEnded {
                movement = nil
                tree.stopTiming(self)
            }
            userMoves += 1
            shift(to: hasEnded ? clamped(target) : target)
            if hasEnded { setPhase(.idle) }
            return true
        case .stepped(let start, let restTime) where tree.time >= restTime - 1e-5:
            movement = nil
            coast(from: start, velocity: .zero)
            return true
        case .held, .stepped: return true
        case nil: return false
        }
    }

    /// Ends what moves the window, where it is.
    func endMovement() {
        stopMotion()
        guard movement != nil else { return }
        tree.stopTiming(self)
        tree.removeAlarm(of: self)
        movement = nil
    }

    /// Follows content that has moved because lengths before it were corrected.
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
