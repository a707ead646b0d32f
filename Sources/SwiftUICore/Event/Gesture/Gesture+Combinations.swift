/// Two gestures that may go on at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What the two tell; nil for one that has nothing to tell.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    /// The two.
    public var first: First
    public var second: Second

    /// Two gestures at the same time.
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

/// Two gestures one after the other.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// How far the two have come.
    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has ended, and the second may have begun.
        case second(First.Value, Second.Value?)
    }

    /// The two.
    public var first: First
    public var second: Second

    /// Two gestures one after the other.
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

/// Two gestures of which only one can be recognised; the first is preferred.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What the recognised one tells.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    /// The two.
    public var first: First
    public var second: Second

    /// One of two gestures.
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
    /// This gesture and another, which may go on at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, then another.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, or another if this one was not recognised.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
