/// The value of one keyframe track as a function of time.
struct KeyframeCurve<Value: Animatable> {
    typealias Data = Value.AnimatableData

    /// One keyframe of a track, independent of its neighbours.
    enum Step {
        case linear(Data, duration: Double, curve: UnitCurve)
        case cubic(Data, duration: Double, startVelocity: Data?, endVelocity: Data?)
        case spring(Data, duration: Double?, spring: Spring, startVelocity: Data?)
        case move(Data)

        var target: Data {
            switch self {
            case .linear(let target, _, _), .cubic(let target, _, _, _), .spring(let target, _, _, _), .move(let target): target
            }
        }

        fileprivate var isCubic: Bool {
            if case .cubic = self { true } else { false }
        }
    }

    private struct Piece {
        var start: Double
        var duration: Double
        /// Returns the value and velocity a number of seconds after the start of the keyframe.
        var motion: (Double) -> (value: Data, velocity: Data)
    }

    private var pieces: [Piece] = []
    private let initialData: Data
    private(set) var duration = 0.0

    /// Creates the curve that starts at a value and passes through the keyframes.
    init(from initial: Value, through steps: [Step]) {
        initialData = initial.animatableData
        var (value, velocity) = (initialData, Data.zero)
        for (index, step) in steps.enumerated() {
            let piece = Self.piece(
                step, from: value, velocity: velocity, start: duration,
                previous: index > 0 ? steps[index - 1] : nil, beforePrevious: pieces.last.map { $0.motion(0).value },
                previousDuration: pieces.last?.duration ?? 0, next: index + 1 < steps.count ? steps[index + 1] : nil)
            (value, velocity) = piece.motion(piece.duration)
            duration += piece.duration
            pieces.append(piece)
        }
    }

    /// Returns the data at a time, which is clamped to the duration of the curve.
    func data(at time: Double) -> Data {
        guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return initialData }
        return time < piece.start ? initialData : piece.motion(min(time - piece.start, piece.duration)).value
    }

    private static func limited(_ duration: Double) -> Double { duration.isFinite ? max(0, duration) : 0 }

    private static func piece(
        _ step: Step, from start: Data, velocity: Data, start time: Double, previous: Step?, beforePrevious: Data?,
        previousDuration: Double, next: Step?
    ) -> Piece {
        switch step {
        case .move(let target):
            return Piece(start: time, duration: 0) { _ in (target, .zero) }
        case .linear(let target, let duration, let curve):
            let duration = limited(duration)
            return Piece(start: time, duration: duration) { seconds in
                guard duration > 0 else { return (target, .zero) }
                let slope = curve.velocity(at: seconds / duration)
                return (
                    start.interpolated(towards: target, amount: curve.value(at: seconds / duration)),
                    (target - start).scaled(by: slope.isFinite ? slope / duration : 0)
                )
            }
        case .spring(let target, let duration, let spring, let startVelocity):
            let startVelocity = startVelocity ?? velocity
            let settling = duration ?? spring.settlingDuration(target: target - start, initialVelocity: startVelocity, epsilon: 0.001)
            return Piece(start: time, duration: limited(settling)) { seconds in
                (
                    start + spring.value(target: target - start, initialVelocity: startVelocity, time: seconds),
                    spring.velocity(target: target - start, initialVelocity: startVelocity, time: seconds)
                )
            }
        case .cubic(let target, let duration, let startVelocity, let endVelocity):
            let duration = limited(duration)
            // Between cubic keyframes, the velocity is the slope of the line through the neighbours (Catmull-Rom).
            var first = startVelocity ?? velocity
            if startVelocity == nil, previous?.isCubic == true, let beforePrevious, previousDuration + duration > 0 {
                first = (target - beforePrevious).scaled(by: 1 / (previousDuration + duration))
                if case .cubic(_, _, _, let end?) = previous { first = end }
            }
            let last = endVelocity ?? velocityIntoNext(next, from: start, through: target, duration: duration)
            return Piece(start: time, duration: duration) { hermite(start, first, target, last, duration: duration, at: $0) }
        }
    }

    /// Returns the velocity at the end of a cubic keyframe.
    private static func velocityIntoNext(_ next: Step?, from start: Data, through target: Data, duration: Double) -> Data {
        switch next {
        case .cubic(let end, let nextDuration, let velocity, _):
            if let velocity { return velocity }
            let whole = duration + limited(nextDuration)
            return whole > 0 ? (end - start).scaled(by: 1 / whole) : .zero
        case .linear(let end, let nextDuration, let curve):
            let slope = curve.velocity(at: 0)
            return nextDuration > 0 && slope.isFinite ? (end - target).scaled(by: slope / nextDuration) : .zero
        case .spring(_, _, _, let velocity):
            return velocity ?? .zero
        case .move, nil:
            return .zero
        }
    }

    private static func hermite(
        _ start: Data, _ first: Data, _ end: Data, _ last: Data, duration: Double, at seconds: Double
    ) -> (value: Data, velocity: Data) {
        guard duration > 0 else { return (end, .zero) }
        let t = seconds / duration
        let (square, cube) = (t * t, t * t * t)
        let value =
            start.scaled(by: 2 * cube - 3 * square + 1) + first.scaled(by: (cube - 2 * square + t) * duration)
            + end.scaled(by: 3 * square - 2 * cube) + last.scaled(by: (cube - square) * duration)
        let velocity =
            start.scaled(by: (6 * square - 6 * t) / duration) + first.scaled(by: 3 * square - 4 * t + 1)
            + end.scaled(by: (6 * t - 6 * square) / duration) + last.scaled(by: 3 * square - 2 * t)
        return (value, velocity)
    }
}
