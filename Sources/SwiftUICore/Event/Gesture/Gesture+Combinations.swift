/// A gesture that recognises two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The values of both gestures; nil for a gesture that has no value yet.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    /// The first of the combined gestures.
    public var first: First
    /// The second of the combined gestures.
    public var second: Second

    /// Creates a gesture that recognises both gestures at the same time.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        SimultaneousRecognizer(First._makeGesture(gesture.first), Second._makeGesture(gesture.second)) {
            Value(first: $0, second: $1)
        }
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that recognises two gestures one after the other.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended. The second value is nil until the second gesture has one.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that is recognised first.
    public var first: First
    /// The gesture that is recognised after the first has ended.
    public var second: Second

    /// Creates a gesture that recognises the second gesture after the first has ended.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        SequenceRecognizer(
            First._makeGesture(gesture.first), Second._makeGesture(gesture.second), { .first($0) }, { .second($0, $1) })
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that recognises one of two gestures and prefers the first.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The value of the recognised gesture.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    /// The preferred gesture.
    public var first: First
    /// The gesture that is recognised if the first fails.
    public var second: Second

    /// Creates a gesture that recognises the second gesture if the first fails.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer(
            First._makeGesture(gesture.first), Second._makeGesture(gesture.second), { .first($0) }, { .second($0) })
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Recognises this gesture and another at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Recognises this gesture and then another.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Recognises this gesture, or the other if this one fails.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
