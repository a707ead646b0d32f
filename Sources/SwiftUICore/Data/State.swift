/// A value that a view owns; writing it updates the views that read it.
///
/// The value lives as long as the view keeps its identity in the tree; the initial value counts only when it appears.
@propertyWrapper public struct State<Value>: DynamicProperty {
    var initial: Value
    var location: _Location<Value>?

    /// A state with an initial value.
    public init(wrappedValue value: Value) {
        initial = value
    }

    /// A state with an initial value.
    public init(initialValue value: Value) {
        initial = value
    }

    /// The value. Outside of an update a written value can be read back at once.
    public var wrappedValue: Value {
        get {
            // No key path: making one in generic code costs more than all the rest.
            guard let location else { return initial }
            return location.value
        }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value; outside of a view in the tree, one to the initial value that never changes.
    public var projectedValue: Binding<Value> {
        guard let location else {
            RuntimeWarnings.report("Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.")
            return Binding(location: ConstantLocation(initial))
        }
        return Binding(location: location)
    }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        maker.makeBox(in: context, at: place)
    }
}

extension State: PropertyWithMaker {
    static var maker: PropertyMaker { StateMaker<Value>() }
}

private final class StateMaker<Value>: PropertyMaker {
    private let type = StateLocation<Value>.self

    override func makeBox(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox {
        // The initial value is the first stored property of a `State`.
        let initial = place.initialValue(of: Value.self)
        return type.init(initial, tree: context.inputs.tree, keeper: context.inputs.stateKeeper)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state whose initial value is nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

// A location is used from the thread of its tree; writes from others are passed on to it.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: CustomComparable {
    /// The initial value matters only once, so a view is not updated because of it.
    package func isSame(as other: State<Value>) -> Bool { true }
}

/// What a location of a tree does when its transaction's turn comes.
package protocol PendingWrite: AnyObject {
    /// Makes views see the value written in the given batch.
    func commit(batch: Int)
}

/// Where the value of a `State` lives.
///
/// Generic code asks the runtime for the types it uses each time it runs, so what every view does (making, reading) uses as
/// few as possible, and what happens when state is written stands in functions of its own.
package class StateLocation<Value>: _Location<Value>, PendingWrite {
    private final let handle: TreeHandle
    @exclusivity(unchecked) private final var current: Value
    /// Values written and not yet seen by views.
    @exclusivity(unchecked) private final var pending: PendingValues<Value>?
    @exclusivity(unchecked) private final var dependency = Dependency()

    /// Hears that the value is no longer the one it began with; only in lazy containers.
    private final let keeper: StateKeeper?

    required init(_ value: Value, tree: ViewTree, keeper: StateKeeper?) {
        current = value
        handle = tree.handle
        self.keeper = keeper
        keeper?.keep(initially: value)
    }

    package final override func install(at pointer: UnsafeMutableRawPointer, in properties: DynamicProperties) {
        // The location is the second stored property of a `State`; a reference is a reference whatever it refers to.
        let offset = roundUp(MemoryLayout<Value>.size, toAlignmentOf: AnyObject?.self)
        (pointer + offset).assumingMemoryBound(to: AnyObject?.self).pointee = self
    }

    package final override var value: Value {
        guard let tree = handle.tree, tree.graph.isEvaluating else { return readOutside }
        dependency.read(in: tree)
        return current
    }

    /// The value for whoever is no view of the tree: an action, or a view of another tree.
    private final var readOutside: Value {
        @inline(never) get {
            handle.tree?.crossTreeObservation?.read(self)
            return latest
        }
    }

    /// The value as of the latest write.
    private final var latest: Value {
        @inline(never) get { pending?.values.last?.value ?? current }
    }

    package final override func set(_ value: Value, transaction: Transaction) {
        guard let tree = handle.tree else {
            current = value
            return
        }
        tree.perform { [self] in
            guard tree.acceptsWrites() else { return }
            if pending == nil { pending = PendingValues() }
            pending!.values.append((tree.add(self, to: transaction), value))
            if let readers = tree.crossTreeObservation { withTransaction(transaction) { readers.changed(self) } }
        }
    }

    package final func commit(batch: Int) {
        guard let pending, let index = pending.values.lastIndex(where: { $0.batch == batch }) else { return }
        let newValue = pending.values[index].value
        pending.values.removeFirst(index + 1)
        if pending.values.isEmpty { self.pending = nil }
        guard !SwiftUICore.isSame(current, newValue) else { return }
        current = newValue
        keeper?.keep()
        if let tree = handle.tree { dependency.changed(in: tree) }
    }

    package final override func end() {
        guard let tree = handle.tree else { return }
        dependency.end(in: tree)
        tree.crossTreeObservation?.end(self)
    }
}

/// Values written to a location, each with the batch in which views will see it.
private final class PendingValues<Value> {
    var values: [(batch: Int, value: Value)] = []
}
