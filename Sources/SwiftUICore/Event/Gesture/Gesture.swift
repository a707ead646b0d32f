/// A way of touching a view, with a value that tells how it goes.
///
/// A gesture with a body may have dynamic properties. The body is computed when a touch begins, and when the view changes.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value

    /// The gesture this one is made of.
    associatedtype Body: Gesture

    /// The gesture this one is made of.
    var body: Body { get }

    /// Makes what recognises the gesture. There is a default for gestures with a body; do not call or implement it.
    nonisolated static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        var copy = gesture
        GestureProperties.current?.install(in: &copy)
        // Handed over whole: nobody else uses this copy of the gesture meanwhile.
        nonisolated(unsafe) let gesture = copy
        nonisolated(unsafe) let body = onMainActor { gesture.body }
        return Body._makeGesture(body)
    }
}

/// A gesture that the framework recognises itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
    /// Primitive gestures have no body; the framework never asks for it.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Never: Gesture {
    public typealias Value = Never

    nonisolated public static func _makeGesture(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Wrapped.Value> {
        guard let gesture else { return FailedRecognizer() }
        return Wrapped._makeGesture(gesture)
    }
}

/// Never recognises anything.
private final class FailedRecognizer<Value>: _GestureRecognizer<Value> {
    override func update(_ input: GestureInput) { phase = .failed }
}

/// A gesture of a hidden type.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    private let make: () -> _GestureRecognizer<Value>

    /// Hides the type of a gesture.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        make = { T._makeGesture(gesture) }
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> { gesture.make() }
}

/// Which gestures of a view are in force when one is added.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// The mask with the given bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None: neither the added gesture nor those inside the view.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Those inside the view.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}
