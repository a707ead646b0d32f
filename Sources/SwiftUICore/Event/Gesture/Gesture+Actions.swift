/// A gesture that calls a function when it ends successfully.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let action: (Content.Value) -> Void

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        EndedRecognizer(Content._makeGesture(gesture.content), action: gesture.action)
    }
}

/// A gesture that calls a function when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value

    let content: Content
    let action: (Content.Value) -> Void

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        ChangedRecognizer(Content._makeGesture(gesture.content), action: gesture.action)
    }
}

/// A gesture that transforms the value of another.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        MapRecognizer(Content._makeGesture(gesture.content), gesture.transform)
    }
}

extension Gesture {
    /// Calls a function when the gesture ends successfully. A gesture that fails or is cancelled does not call it.
    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns a gesture whose value is that of this gesture, transformed by a function.
    nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Calls a function with the gesture's first value, and whenever the value has changed.
    nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A recogniser that wraps another of the same value type.
class WrappingRecognizer<Value>: _GestureRecognizer<Value> {
    let base: _GestureRecognizer<Value>

    init(_ base: _GestureRecognizer<Value>) {
        self.base = base
    }

    override var deadline: Double? { base.deadline }
    override var isDecisive: Bool { base.isDecisive }
    override var tapCount: Int { base.tapCount }

    override func update(_ input: GestureInput) {
        base.update(input)
        phase = base.phase
    }

    override func fail() {
        super.fail()
        base.fail()
    }

    override func commit() {
        if case .failed = phase { base.phase = .failed }
        base.commit()
    }

    override func showPress() { base.showPress() }

    override func adopt(_ newer: _GestureRecognizer<Value>) {
        if let newer = newer as? WrappingRecognizer<Value> { base.adopt(newer.base) }
    }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value> {
    private var action: (Value) -> Void
    private var hasCalled = false

    init(_ base: _GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override func commit() {
        super.commit()
        guard case .ended(let value) = phase, !hasCalled else { return }
        hasCalled = true
        action(value)
    }

    override func adopt(_ newer: _GestureRecognizer<Value>) {
        super.adopt(newer)
        if let newer = newer as? EndedRecognizer<Value> { action = newer.action }
    }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value> {
    private var action: (Value) -> Void
    private var last: Value?

    init(_ base: _GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override func commit() {
        super.commit()
        guard let value = phase.currentValue, value != last else { return }
        last = value
        // An animation after the gesture takes up the velocity (documented for `Transaction.tracksVelocity`).
        withTransaction(\.tracksVelocity, true) { action(value) }
    }

    override func adopt(_ newer: _GestureRecognizer<Value>) {
        super.adopt(newer)
        if let newer = newer as? ChangedRecognizer<Value> { action = newer.action }
    }
}

/// A recogniser that transforms the value of another.
final class MapRecognizer<Base, Value>: _GestureRecognizer<Value> {
    private let base: _GestureRecognizer<Base>
    private var transform: (Base) -> Value

    init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.base = base
        self.transform = transform
    }

    override var deadline: Double? { base.deadline }
    override var isDecisive: Bool { base.isDecisive }
    override var tapCount: Int { base.tapCount }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        base.update(input)
        phase = base.phase.map(transform)
    }

    override func fail() {
        super.fail()
        base.fail()
    }

    override func commit() {
        if case .failed = phase { base.phase = .failed }
        base.commit()
    }

    override func adopt(_ newer: _GestureRecognizer<Value>) {
        guard let newer = newer as? MapRecognizer<Base, Value> else { return }
        transform = newer.transform
        base.adopt(newer.base)
    }
}
