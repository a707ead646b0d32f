/// A two-way connection to a value that is owned elsewhere.
///
///     struct PlayButton: View {
///         @Binding var isPlaying: Bool
///
///         var body: some View {
///             Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
///         }
///     }
///
///     // In a view with `@State var isPlaying = false`: PlayButton(isPlaying: $isPlaying)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// The transaction of writes through the binding. Values that it does not set are those of the current transaction.
    public var transaction: Transaction
    package var location: _Location<Value>

    package init(location: _Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// Creates a binding from functions that read and write the value. The value is read once immediately.
    ///
    /// Writes are not animated by `animation(_:)` or `transaction(_:)` of the binding (measured on macOS 27): to animate them, call `withAnimation` in
    /// the function, or use one that takes the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        _ = get()
        self.init(location: FunctionLocation(get: get, set: { value, _ in set(value) }, entersTransaction: false))
    }

    /// Creates a binding from functions that read and write the value; the transaction of a write is passed on. The value is read
    /// once immediately.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        _ = get()
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// Returns a binding to a constant; writes have no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// Creates a binding from the projected value of another binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The current value. Reading it in a body makes the body depend on it.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set {
            set(newValue, in: .current)
        }
    }

    /// Writes a value in a transaction, whose values those of the binding's own transaction replace.
    package func set(_ value: Value, in outer: Transaction) {
        location.set(value, transaction: transaction.isEmpty ? outer : outer.overlaid(with: transaction))
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath), transaction: transaction)
    }

    /// Returns a binding whose writes belong to the given transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding whose writes are animated.
    ///
    /// - Parameter animation: The animation; nil for none.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: CustomComparable {
    package func isSame(as other: Binding<Value>) -> Bool {
        guard location.isSame(as: other.location) else { return false }
        return switch (location.initialValue, other.location.initialValue) {
        case (nil, nil): true
        case (let value?, let other?): SwiftUICore.isSame(value, other)
        default: false
        }
    }
}

extension Binding: DynamicProperty, ChangeCounting {
    func changeCount(in tree: ViewTree) -> UInt32 { location.changeCount(in: tree) }

    /// A binding stores nothing of its own: a body that reads it depends on its source.
    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? { nil }
}

extension Binding {
    /// Creates a binding to a value as an optional; writing nil has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: OptionalLocation(base: base.location), transaction: base.transaction)
    }

    /// Creates a binding to the value in an optional; nil if the optional is nil at that time.
    ///
    /// If the optional becomes nil later, the binding still reads the last value.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base: base.location, last: value), transaction: base.transaction)
    }

    /// Creates a binding to a value as an `AnyHashable`; writing a value of another type has no effect.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(location: HashableLocation(base: base.location), transaction: base.transaction)
    }
}

private final class OptionalLocation<Value>: _Location<Value?> {
    private let base: _Location<Value>

    init(base: _Location<Value>) { self.base = base }

    override var value: Value? { base.value }

    override func changeCount(in tree: ViewTree) -> UInt32 { base.changeCount(in: tree) }

    override func set(_ value: Value?, transaction: Transaction) {
        if let value { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: _Location<Value?>) -> Bool {
        (other as? OptionalLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }

    override var initialValue: Value?? { base.initialValue.map(Optional.some) }
}

private final class UnwrappedLocation<Value>: _Location<Value> {
    private let base: _Location<Value?>
    /// The last value of the optional: a view that is being removed in this update may still read it.
    private var last: Value

    init(base: _Location<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    override var value: Value {
        if let value = base.value { last = value }
        return last
    }

    override func changeCount(in tree: ViewTree) -> UInt32 { base.changeCount(in: tree) }

    override func set(_ value: Value, transaction: Transaction) {
        base.set(value, transaction: transaction)
    }

    override func isSame(as other: _Location<Value>) -> Bool {
        (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }

    override var initialValue: Value? { base.initialValue ?? nil }
}

private final class HashableLocation<Value: Hashable>: _Location<AnyHashable> {
    private let base: _Location<Value>

    init(base: _Location<Value>) { self.base = base }

    override var value: AnyHashable { AnyHashable(base.value) }

    override func changeCount(in tree: ViewTree) -> UInt32 { base.changeCount(in: tree) }

    override func set(_ value: AnyHashable, transaction: Transaction) {
        if let value = value.base as? Value { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: _Location<AnyHashable>) -> Bool {
        (other as? HashableLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }

    override var initialValue: AnyHashable? { base.initialValue.map { AnyHashable($0) } }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to an element. If the element is removed later, the binding reads the last value and ignores writes; an index that
    /// was never valid traps on reading.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(base: location, index: position), transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

private final class ElementLocation<Base: MutableCollection>: _Location<Base.Element> {
    private let base: _Location<Base>
    private let index: Base.Index
    /// The last element at the index: a view of an element that is being removed may still read it.
    private var last: Base.Element?

    init(base: _Location<Base>, index: Base.Index) {
        self.base = base
        self.index = index
        let elements = base.value
        if elements.indices.contains(index) { last = elements[index] }
    }

    override var value: Base.Element {
        let elements = base.value
        if index >= elements.startIndex, index < elements.endIndex { last = elements[index] }
        guard let last else { preconditionFailure("Index out of range") }
        return last
    }

    override func changeCount(in tree: ViewTree) -> UInt32 { base.changeCount(in: tree) }

    override func set(_ value: Base.Element, transaction: Transaction) {
        var elements = base.value
        guard index >= elements.startIndex, index < elements.endIndex else { return }
        elements[index] = value
        base.set(elements, transaction: transaction)
    }

    override func isSame(as other: _Location<Base.Element>) -> Bool {
        (other as? ElementLocation<Base>).map { index == $0.index && base.isSame(as: $0.base) } ?? false
    }

    override var initialValue: Base.Element? {
        guard let elements = base.initialValue, index >= elements.startIndex, index < elements.endIndex else { return nil }
        return elements[index]
    }
}
