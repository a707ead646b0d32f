import os

/// A property wrapper for a value that is owned by a view; changing it updates the views that read it.
///
///     struct Counter: View {
///         @State private var count = 0
///
///         var body: some View {
///             Button("Count: \(count)") { count += 1 }
///         }
///     }
///
/// The value lives as long as the view keeps its identity in the tree; the initial value is used only when the view is created.
@propertyWrapper public struct State<Value>: DynamicProperty {
    var initial: Value
    var location: _Location<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue value: Value) {
        initial = value
    }

    /// Creates a state with an initial value.
    public init(initialValue value: Value) {
        initial = value
    }

    /// The current value. Outside of an update a written value can be read back immediately; views see it in the next update. A
    /// write during the evaluation of a body is ignored, with a warning.
    public var wrappedValue: Value {
        get {
            // No key path: creating one in generic code costs more than the rest of the access.
            guard let location else { return initial }
            return location.value
        }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value. Outside of a view in the tree it is a constant binding to the initial value, and a warning is
    /// reported.
    public var projectedValue: Binding<Value> {
        guard let location else {
            RuntimeWarnings.report(
                "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
            )
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
        return type.init(initial, handle: context.inputs.treeHandle, keeper: context.inputs.stateKeeper)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

// A location is used on the thread of its tree; writes from other threads are forwarded there.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: CustomComparable {
    /// The initial value is used only once, so a different one does not update the view.
    package func isSame(as other: State<Value>) -> Bool { true }
}

/// A pending write of a location, performed when its transaction is applied.
package protocol PendingWrite: AnyObject {
    /// Makes the value that was written in the given batch visible to views.
    func commit(batch: Int)
}

/// The storage of a `State`'s value.
///
/// Generic code looks up the types it uses in the runtime each time it runs. The operations of every view (making, reading)
/// therefore use as few types as possible, and writing is in functions of its own.
package class StateLocation<Value>: _Location<Value>, PendingWrite {
    // First, beside the small properties of the box.
    @exclusivity(unchecked) private final var dependency = Dependency()
    @exclusivity(unchecked) private final var current: Value
    private final let handle: TreeHandle
    /// The parts that few locations have at a time: written values that wait, and the keeper of an item of a lazy container.
    @exclusivity(unchecked) private final var changes: StateChanges<Value>?

    // The value is borrowed for the same reason as those of a `LoopItem`.
    required init(_ value: borrowing Value, handle: TreeHandle, keeper: StateKeeper?) {
        current = copy value
        self.handle = handle
        guard let keeper else { return }
        changes = StateChanges(keeper: keeper)
        keeper.keep(initially: copy value)
    }

    package final override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        // The location is the second stored property of a `State`; all class references have the same layout.
        installed.setReference(self, at: roundUp(MemoryLayout<Value>.size, toAlignmentOf: AnyObject?.self))
        // A body that has read a state once depends on it as long as the view exists (log of SwiftUI in Point-Free's episode 252).
        handle.unretainedTree?.use { dependency.readAgain(in: $0) }
    }

    package final override var value: Value {
        let isRead = handle.unretainedTree?.use {
            guard $0.graph.isEvaluating else { return false }
            dependency.read(in: $0)
            return true
        }
        return isRead == true ? current : readOutside
    }

    /// The value for code that is not a view of this tree: an action, or a view of another tree.
    private final var readOutside: Value {
        @inline(never) get {
            handle.tree?.crossTreeObservation?.read(self)
            return latest
        }
    }

    /// The value as of the latest write.
    private final var latest: Value {
        @inline(never) get { changes?.pending.last?.value ?? current }
    }

    package final override func changeCount(in tree: ViewTree) -> UInt32 { dependency.changeCount(in: tree) }

    package final override func set(_ value: Value, transaction: Transaction) {
        guard let tree = handle.tree else {
            current = value
            return
        }
        tree.perform { [self] in
            guard tree.acceptsWrites() else { return }
            if changes == nil { changes = StateChanges(keeper: nil) }
            changes!.pending.append((tree.add(self, to: transaction), value))
            if let readers = tree.crossTreeObservation { withTransaction(transaction) { readers.changed(self) } }
        }
    }

    package final func commit(batch: Int) {
        guard let changes, let index = changes.pending.lastIndex(where: { $0.batch == batch }) else { return }
        let newValue = changes.pending[index].value
        changes.pending.removeFirst(index + 1)
        if changes.pending.isEmpty, changes.keeper == nil { self.changes = nil }
        guard !SwiftUICore.isSame(current, newValue) else { return }
        if let tree = handle.tree, let trace = tree.inspection.bodyTrace?.withCauses {
            trace.noteChange(of: self, dependency.attribute(in: tree), from: current, to: newValue)
        }
        current = newValue
        changes.keeper?.keep()
        if let tree = handle.tree { dependency.changed(in: tree) }
    }

    final override func forEachState(named name: String, at place: _PropertyPlace, _ body: (RestorableProperty) -> Void) {
        body(
            RestorableProperty(
                name: name,
                archive: { [self] archiver in
                    guard let archive = archiver.archive(latest) else { return nil }
                    // The initial value is the first stored property of a `State`. An object changes together with it.
                    let isInitial = !(Value.self is AnyObject.Type) && archiver.archive(place.initialValue(of: Value.self)) == archive
                    return (value: archive, isInitial: isInitial)
                },
                restore: { [self] archive in restore(archive) }))
    }

    /// Sets the value from an archive; returns whether the archive fits.
    final func restore(_ archive: ArchivedValue) -> Bool {
        guard let value = ValueRestorer.restore(archive, as: Value.self, replacing: latest) else { return false }
        set(value, transaction: Transaction())
        return true
    }

    package final override func end() {
        guard let tree = handle.tree else { return }
        dependency.end(in: tree)
        tree.crossTreeObservation?.end(self)
    }
}

/// The changes of a state's value that are yet to take effect.
private final class StateChanges<Value> {
    /// The values that were written but are not yet visible to views, each with the batch in which views will see it.
    var pending: [(batch: Int, value: Value)] = []
    /// Notified when the value differs from its initial value; only in lazy containers.
    let keeper: StateKeeper?

    init(keeper: StateKeeper?) {
        self.keeper = keeper
    }
}
