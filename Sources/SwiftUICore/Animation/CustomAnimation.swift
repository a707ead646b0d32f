import Foundation

/// A way to animate a value: from zero to a vector, as a function of time.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value some seconds after the beginning; nil when the animation has ended.
    ///
    /// - Parameters:
    ///   - value: The vector to animate towards; the animation starts at zero.
    ///   - time: The seconds since the beginning.
    ///   - context: What the animation remembers from one call to the next.
    nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity some seconds after the beginning; nil when it is not known.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over what `previous` was animating, and its context, instead of running beside it.
    ///
    /// - Parameters:
    ///   - value: The vector that the previous animation animates towards.
    ///   - time: The seconds since the beginning of the previous animation.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known.
    nonisolated public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Runs beside the previous animation.
    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A key with which an animation remembers a value from one call to the next.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value before one was set.
    static var defaultValue: Self.Value { get }
}

/// What an animation of values of a type remembers.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Nothing remembered.
    public init() {}

    /// The remembered value of a key, or the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What an animation can use while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers.
    public var state: AnimationState<Value>
    /// Whether the animation may be taken for complete although it has not ended.
    public var isLogicallyComplete = false
    /// The environment of the animated view.
    public let environment: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.state = state
        self.environment = environment
    }

    /// The context with another state, for values of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// An animation that knows how long it takes, so that a repetition can begin exactly when it ends.
protocol TimedAnimation: CustomAnimation {
    /// The seconds until the animation ends; nil when that is not known.
    func duration<V: VectorArithmetic>(animating value: V) -> Double?
}

extension Animation {
    /// The seconds until the animation ends; nil when that is not known.
    func duration<V: VectorArithmetic>(animating value: V) -> Double? {
        (base as? any TimedAnimation)?.duration(animating: value)
    }
}
