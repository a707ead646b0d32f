import Foundation

/// An animation algorithm: a function of time that moves from zero to a vector.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value `time` seconds after the start; nil when the animation has ended.
    ///
    /// - Parameters:
    ///   - value: The vector to animate towards; the animation starts at zero.
    ///   - time: The seconds since the start.
    ///   - context: State that the animation keeps between calls.
    nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity `time` seconds after the start, per second; nil if it is unknown.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether this animation replaces `previous`, and takes over its context; otherwise both run and their effects add up.
    ///
    /// - Parameters:
    ///   - value: The vector that the previous animation animates towards.
    ///   - time: The seconds since the start of the previous animation.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil: the velocity is unknown.
    nonisolated public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns false: the animation runs alongside the previous one.
    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A key for a value that an animation keeps between calls.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value until one is set.
    static var defaultValue: Self.Value { get }
}

/// The state that an animation keeps between calls.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value for a key, or the key's default value.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The context of a running animation.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation keeps between calls.
    public var state: AnimationState<Value>
    /// Whether the animation counts as logically complete although it has not ended. Initially false.
    public var isLogicallyComplete = false
    /// The environment of the animated view.
    public let environment: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.state = state
        self.environment = environment
    }

    /// Returns the context with another state, for values of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// An animation with a known duration, so that a repetition can start exactly when it ends.
protocol TimedAnimation: CustomAnimation {
    /// The duration in seconds; nil if it is unknown.
    func duration<V: VectorArithmetic>(animating value: V) -> Double?
}

extension Animation {
    /// The duration in seconds; nil if it is unknown.
    func duration<V: VectorArithmetic>(animating value: V) -> Double? {
        (base as? any TimedAnimation)?.duration(animating: value)
    }
}
