/// A value that a gesture updates while it is in progress. It returns to the initial value when the gesture ends or is cancelled.
///
///     @GestureState private var offset = CGSize.zero
///
///     Circle()
///         .offset(offset)
///         .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    // The location is written into the field behind the value; see `StateLocation.install`.
    var initial: Value
    var location: _Location<Value>?
    var reset: (Value, inout Transaction) -> Void

    /// Creates a state with an initial value, to which it returns without animation.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// Creates a state with an initial value, to which it returns without animation.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Creates a state with an initial value, to which it returns in the given transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a state with an initial value, to which it returns in the given transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a state with an initial value. The function receives the last value and configures the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }

    /// Creates a state with an initial value. The function receives the last value and configures the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The current value.
    public var wrappedValue: Value { location?.value ?? initial }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        StateLocation(place.initialValue(of: GestureState.self).initial, handle: context.inputs.treeHandle, keeper: context.inputs.stateKeeper)
    }

    func write(_ value: Value, in transaction: Transaction) {
        guard let location else { return }
        withTransaction(transaction) { location.set(value, transaction: .current) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is initially nil, and becomes nil again in the given transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that is initially nil. The function receives the last value and configures the transaction of the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: CustomComparable {
    /// Always true: the initial value matters only once, so a change of it need not update the view.
    package func isSame(as other: GestureState<Value>) -> Bool { true }
}

/// A gesture that updates a gesture state while it is in progress.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value

    /// The underlying gesture.
    public var base: Base
    /// The updated state.
    public var state: GestureState<State>
    /// Updates the state from the value of the gesture, and may configure the transaction of the change.
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state.
    nonisolated public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        UpdatingRecognizer(Base._makeGesture(gesture.base), state: gesture.state, update: gesture.body)
    }
}

extension Gesture {
    /// Updates a state while the gesture is in progress; the state is reset when the gesture ends, fails or is cancelled.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

private final class UpdatingRecognizer<Value, State>: WrappingRecognizer<Value> {
    private var state: GestureState<State>
    private var updateState: (Value, inout State, inout Transaction) -> Void
    private var hasChanged = false

    init(
        _ base: _GestureRecognizer<Value>, state: GestureState<State>,
        update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        updateState = update
        super.init(base)
    }

    override func commit() {
        super.commit()
        if let value = phase.currentValue {
            hasChanged = true
            var (changed, transaction) = (state.wrappedValue, Transaction())
            transaction.tracksVelocity = true
            updateState(value, &changed, &transaction)
            state.write(changed, in: transaction)
        } else if hasChanged, phase.progress.isOver {
            hasChanged = false
            var transaction = Transaction()
            state.reset(state.wrappedValue, &transaction)
            state.write(state.initial, in: transaction)
        }
    }

    override func adopt(_ newer: _GestureRecognizer<Value>) {
        super.adopt(newer)
        guard let newer = newer as? UpdatingRecognizer<Value, State> else { return }
        state = newer.state
        updateState = newer.updateState
    }
}
