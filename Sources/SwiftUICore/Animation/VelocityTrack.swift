/// Changes of a vector that follow each other, and the velocity at their end.
struct VelocityTrack<Vector: VectorArithmetic> {
    /// The seconds over which the velocity is measured, and after which a vector that does not change rests.
    private static var span: Double { 0.1 }

    /// The sum of the changes after each of them.
    private var samples: [(time: Double, position: Vector)] = []

    /// Adds a change by an interval.
    mutating func add(_ interval: Vector, at time: Double) {
        let position = (samples.last?.position ?? .zero) + interval
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, position))
        // The last sample before the span is the point from which the velocity is measured.
        while samples.count > 2, time - samples[1].time >= Self.span { samples.removeFirst() }
    }

    /// The velocity at a time, per second.
    func velocity(at time: Double) -> Vector {
        guard let first = samples.first, let last = samples.last, last.time > first.time, !isOver(at: time) else { return .zero }
        return (last.position - first.position).scaled(by: 1 / (last.time - first.time))
    }

    /// Whether the vector has not changed for so long that it rests.
    func isOver(at time: Double) -> Bool { samples.last.map { time - $0.time > Self.span } ?? true }
}
