import Foundation

/// An animation whose progress is a function of time alone, the same for every vector.
///
/// Such animations are computed with a single number, for vectors of any length.
indirect enum ProportionalCurve {
    case curve(UnitCurve, duration: Double)
    case delayed(ProportionalCurve, by: Double)
    case sped(ProportionalCurve, by: Double)
    /// Repeats a number of times, or forever if the count is nil. The duration of the base is not zero.
    case repeated(ProportionalCurve, duration: Double, count: Int?, autoreverses: Bool)

    /// The progress `time` seconds after the start; nil when the animation has ended.
    func part(at time: Double) -> Double? {
        switch self {
        case .curve(let curve, let duration):
            return time < duration ? curve.value(at: time / duration) : nil
        case .delayed(let base, let delay):
            return time < delay ? 0 : base.part(at: time - delay)
        case .sped(let base, let speed):
            return base.part(at: time * speed)
        case .repeated(let base, let duration, let count, let autoreverses):
            var run = max(0, (time / duration).rounded(.down))
            var part = base.part(at: max(0, time - run * duration))
            if part == nil {
                // Rounding has put the end of a repetition before the start of the next.
                run += 1
                part = 0
            }
            if let count, run >= Double(count) { return nil }
            return autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? part.map { 1 - $0 } : part
        }
    }

    /// The duration in seconds; nil if it is infinite.
    var duration: Double? {
        switch self {
        case .curve(_, let duration): duration
        case .delayed(let base, let delay): base.duration.map { $0 + delay }
        case .sped(let base, let speed): speed > 0 ? base.duration.map { $0 / speed } : nil
        case .repeated(_, let duration, let count, _): count.map { Double($0) * duration }
        }
    }
}

extension Animation {
    /// The animation as a function of time alone; nil if it is not one.
    var proportionalCurve: ProportionalCurve? {
        switch base {
        case let animation as BezierAnimation:
            return .curve(animation.curve, duration: animation.duration)
        case let animation as DelayAnimation:
            return animation.base.proportionalCurve.map { .delayed($0, by: animation.delay) }
        case let animation as SpeedAnimation:
            return animation.base.proportionalCurve.map { .sped($0, by: animation.speed) }
        case let animation as RepeatAnimation:
            guard let base = animation.base.proportionalCurve, let duration = base.duration, duration > 0 else { return nil }
            return .repeated(base, duration: duration, count: animation.repeatCount, autoreverses: animation.autoreverses)
        default:
            return nil
        }
    }
}
