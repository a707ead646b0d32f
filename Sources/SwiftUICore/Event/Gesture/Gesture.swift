/// An interaction with a view that is recognised from pointer input, with a value that describes its progress.
///
/// A gesture with a body may have dynamic properties. The body is evaluated when a touch begins and when the view changes.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value

    /// The type of the body.
    associatedtype Body: Gesture

    /// The gesture that this gesture is composed of.
    var body: Body { get }

    /// Creates the recogniser of the gesture. The default suits gestures with a body; do not call or implement it.
    nonisolated static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        var copy = gesture
        GestureProperties.current?.install(in: &copy)
        // Safe: this copy of the gesture is not used anywhere else during the call.
        nonisolated(unsafe) let gesture = copy
        nonisolated(unsafe) let body = onMainActor { gesture.body }
        return Body._makeGesture(body)
    }
}

/// A gesture with a built-in recogniser.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
    /// Not available: primitive gestures have no body, and reading it is a programming error.
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

/// A recogniser that always fails.
private final class FailedRecognizer<Value>: _GestureRecognizer<Value> {
    override func update(_ input: GestureInput) { phase = .failed }
}

/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    private let make: () -> _GestureRecognizer<Value>

    /// Erases the type of a gesture.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        make = { T._makeGesture(gesture) }
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> { gesture.make() }
}

/// Which gestures are enabled when a gesture is added to a view.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a mask from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Disables the added gesture and those inside the view.
    public static let none: GestureMask = []
    /// Enables the added gesture.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Enables the gestures inside the view.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// Enables all gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}
