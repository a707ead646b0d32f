import CoreGraphics

/// How far the recognition of a gesture has come.
package enum GesturePhase<Value> {
    /// Not recognised yet; with a value if there is something to show already.
    case possible(Value?)
    /// Recognised and going on.
    case active(Value)
    /// Recognised and over.
    case ended(Value)
    /// Not this gesture.
    case failed

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var progress: GestureProgress {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    /// The value, unless it is over.
    var currentValue: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value): value
        case .ended, .failed: nil
        }
    }
}

enum GestureProgress {
    case possible, active, ended, failed

    var isOver: Bool { self == .ended || self == .failed }
}

/// A pointer as gestures see it.
struct GesturePointer {
    enum Phase {
        case began, moved, resting, ended
    }

    let id: Int
    var phase: Phase
    /// Where it went down and where it is, in points of the window.
    let start: CGPoint
    var location: CGPoint
    let startTime: Double
    /// Where it has been lately.
    var samples: [(time: Double, location: CGPoint)]

    /// Points per second over the last tenth of a second.
    var velocity: CGSize {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }), last.time > first.time
        else { return .zero }
        let duration = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / duration, height: (last.location.y - first.location.y) / duration)
    }

    /// How far it has moved from where it went down.
    var distance: CGFloat { hypot(location.x - start.x, location.y - start.y) }
}

/// What a recogniser is told: where the pointers are, and what time it is.
struct GestureInput {
    let time: Double
    let pointers: [GesturePointer]
    /// The node of the gesture.
    let node: ViewNode

    /// A point of the window in other coordinates.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let transform = node.node(of: space)?.transform(to: nil) ?? .identity
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return point }
        return point.applying(transform.inverted())
    }
}

/// Recognises a gesture: a machine that events and the time take from state to state.
///
/// Recognising and telling are two steps, since several gestures compete for the same pointers: every competitor is updated,
/// and only those that may are told to call the program's functions (`commit`).
open class _GestureRecognizer<Value> {
    init() {}

    package final var phase = GesturePhase<Value>.possible(nil)

    /// When the recogniser wants to be updated although no pointer has moved.
    var deadline: Double? { nil }

    /// Whether what was recognised is more than what other gestures may still be waiting for.
    var isDecisive: Bool { false }

    /// Takes the next event, or the passing of time, in.
    func update(_ input: GestureInput) {}

    /// Calls the program's functions for what has changed since the last time.
    func commit() {}

    /// Takes over functions and settings of a recogniser made from the same gesture's newer value.
    func adopt(_ newer: _GestureRecognizer<Value>) {}
}
