import CoreGraphics
import Foundation

/// The progress of the recognition of a gesture.
package enum GesturePhase<Value> {
    /// Not recognised yet. The value is not nil if there is provisional feedback to show, such as a pressed state.
    case possible(Value?)
    /// Recognised and in progress.
    case active(Value)
    /// Recognised and complete.
    case ended(Value)
    /// Not recognised, or cancelled.
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

    /// The value while the gesture is not over.
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

/// The state of a pointer, as gestures see it.
struct GesturePointer {
    enum Phase {
        case began, moved, resting, ended
    }

    let id: Int
    var phase: Phase
    /// Where the pointer went down and where it is, in points of the window.
    let start: CGPoint
    var location: CGPoint
    let startTime: Double
    /// The locations of the last quarter of a second.
    var samples: [(time: Double, location: CGPoint)]

    /// The velocity over the last tenth of a second, in points per second.
    var velocity: CGSize {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }), last.time > first.time
        else { return .zero }
        let duration = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / duration, height: (last.location.y - first.location.y) / duration)
    }

    /// The straight distance from where the pointer went down, in points.
    var distance: CGFloat { hypot(location.x - start.x, location.y - start.y) }
}

/// The input of a recogniser: the pointers and the time.
struct GestureInput {
    let time: Double
    let pointers: [GesturePointer]
    /// The node the gesture is attached to.
    let node: ViewNode

    /// The date that corresponds to the time.
    var date: Date { node.tree.clock.startDate.addingTimeInterval(time) }

    /// Converts a point of the window to a coordinate space. Returns the point unchanged if the space cannot be inverted.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let transform = node.node(of: space)?.transform(to: nil) ?? .identity
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return point }
        return point.applying(transform.inverted())
    }
}

/// A state machine that recognises a gesture from pointer events and time.
///
/// Recognition and callbacks are separate steps because several gestures compete for the same pointers: all competitors are
/// updated, but only those that win call the program's functions, in `commit`.
open class _GestureRecognizer<Value> {
    init() {}

    package final var phase = GesturePhase<Value>.possible(nil)

    /// The time at which the recogniser must be updated even if no pointer has moved.
    var deadline: Double? { nil }

    /// Whether the recognised gesture wins without waiting for gestures of higher precedence that are still possible.
    var isDecisive: Bool { false }

    /// The number of taps that the recogniser waits for; 0 if it recognises something else.
    var tapCount: Int { 0 }

    /// Updates the phase from the pointers and the time.
    func update(_ input: GestureInput) {}

    /// Fails the gesture with all its parts, because another gesture has won: no part that has ended by now is reported.
    func fail() { phase = .failed }

    /// Calls the program's functions for the changes since the last call.
    func commit() {}

    /// Calls the program's function for a press, which is shown whether the gesture wins or not.
    func showPress() {}

    /// Takes over the functions and settings of a recogniser made from an updated value of the same gesture.
    func adopt(_ newer: _GestureRecognizer<Value>) {}
}
