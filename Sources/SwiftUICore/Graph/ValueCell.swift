import AttributeGraph

/// Memory that holds one value of the view language, such as the body of a view or the content of a branch, at a stable address.
///
/// Below a cell the shape of the tree is fixed by the value's type. An element that needs a part of the value stores the location
/// of that part (`_GraphValue`) and is notified when the part has changed. Where the shape may change (a branch, a `ForEach`, an
/// erased view) another cell begins.
package class ValueCell: ViewElement {
    struct Observation {
        let observer: Unretained<ViewElement>
        /// The observer with the type of the value; nil for an observer that takes pointers: see `ViewElement.sourceChanged(from:to:)`.
        unowned(unsafe) let typedObserver: (any ValueObserver)?
        let offset: Int
    }

    /// The name of the view whose body this is, for diagnostics; nil if this is not a body.
    package var viewName: String? { nil }

    /// The enclosing body, in which this body's view was written.
    var enclosingBody: ValueCell? { nil }

    /// The type of the view or modifier whose body this is.
    var sourceType: Any.Type? { nil }

    /// Calls `body` with each state of the view or modifier whose body this is.
    func forEachState(_ body: (RestorableProperty) -> Void) {}

    /// Whether this is the body of a view or modifier of the same type and value as another body's.
    func hasSameSource(as other: ValueCell) -> Bool { false }

    /// Returns the stored properties of the view or modifier that have changed since its previous report; see `ChangeReports`.
    func changedProperties(in reports: ChangeReports) -> [String] { [] }

    /// Makes a computed value be computed again in this update; other cells ignore it.
    package func invalidate() {}

    // Small properties come first: they share a word with those of `ViewElement`.

    /// Whether some observers must be notified before the others.
    @exclusivity(unchecked) private final var hasFirstObservers = false
    @exclusivity(unchecked) private final var observationCount: Int32 = 0

    /// The address of the current value. Stable from the first evaluation until the cell ends.
    @exclusivity(unchecked) final var base: UnsafeRawPointer!

    // Most cells have one or two observers, which are stored inline.
    @exclusivity(unchecked) private final var firstObservation: Observation?
    @exclusivity(unchecked) private final var secondObservation: Observation?
    @exclusivity(unchecked) private final var moreObservations = ContiguousArray<Observation>()

    private final subscript(observation index: Int32) -> Observation {
        get {
            switch index {
            case 0: firstObservation!
            case 1: secondObservation!
            default: moreObservations[Int(index) - 2]
            }
        }
        set {
            switch index {
            case 0: firstObservation = newValue
            case 1: secondObservation = newValue
            default: moreObservations[Int(index) - 2] = newValue
            }
        }
    }

    /// Notifies `observer` of changes of the part of the value at `offset`, which must be of the type it observes.
    ///
    /// - Parameter typedObserver: The same observer, or nil if it takes pointers.
    final func observe(at offset: Int, by observer: ViewElement, as typedObserver: (any ValueObserver)?) {
        assert(observer.observationIndex < 0, "\(type(of: observer)) observes two cells")
        observer.unretainedCell = Unretained(self)
        observer.observationIndex = observationCount
        if observer.observesFirst { hasFirstObservers = true }
        let observation = Observation(observer: Unretained(observer), typedObserver: typedObserver, offset: offset)
        switch observationCount {
        case 0: firstObservation = observation
        case 1: secondObservation = observation
        default: moreObservations.append(observation)
        }
        observationCount += 1
    }

    final func removeObservation(of observer: ViewElement) {
        let index = observer.observationIndex
        guard index >= 0, index < observationCount else { return }
        observationCount -= 1
        let last = self[observation: observationCount]
        if observationCount >= 2 { moreObservations.removeLast() }
        if index < observationCount {
            self[observation: index] = last
            last.observer.use { $0.observationIndex = index }
        }
        observer.observationIndex = -1
        observer.unretainedCell = nil
    }

    /// Notifies every observer of the change of its part, while both values exist.
    final func notifyObservers(old: UnsafeRawPointer, new: UnsafeRawPointer) {
        guard hasFirstObservers else { return notifyObservers(old, new) { _ in true } }
        notifyObservers(old, new) { $0.observesFirst }
        notifyObservers(old, new) { !$0.observesFirst }
    }

    @inline(__always)
    private final func notifyObservers(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, where isMeant: (ViewElement) -> Bool) {
        // By index: an observer may end other observers, but never adds to this list.
        var index: Int32 = 0
        while index < observationCount {
            let observation = self[observation: index]
            // Retained, as the change may end it.
            let element = observation.observer.object
            if isMeant(element) {
                element.sourceMayChange()
                let (old, new) = (old + observation.offset, new + observation.offset)
                if let observer = observation.typedObserver {
                    observer.receiveChange(from: old, to: new)
                } else {
                    element.sourceChanged(from: old, to: new)
                }
            }
            index += 1
        }
    }

    package override func end() {
        super.end()
        // The remaining observers end in the same sweep; they must not access this list again.
        for index in 0..<observationCount {
            self[observation: index].observer.use {
                $0.observationIndex = -1
                $0.unretainedCell = nil
            }
        }
        observationCount = 0
        moreObservations = []
    }
}

/// Owns a cell's value in memory that never moves, which belongs to the tree's graph.
///
/// Not generic itself: generic code looks up each generic type it uses in the runtime, every time it runs.
package struct CellStorage {
    /// The address of a value of the cell's type; nil before the first value is set.
    private var address: UnsafeMutableRawPointer?

    package init() {}

    /// Returns memory for a value, to be initialised and passed to `replace(withValueAt:in:)`.
    @inline(__always)
    static func allocate<Value>(_: Value.Type, in graph: Graph) -> UnsafeMutablePointer<Value> {
        graph.allocateMemory(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment).bindMemory(to: Value.self, capacity: 1)
    }

    /// Replaces the value, notifying the cell's observers while both values exist. The type must be the same in all calls.
    @inline(__always)
    package mutating func replace<Value>(with newValue: consuming Value, in cell: ValueCell) {
        let place = cell.unretainedTree.use { Self.allocate(Value.self, in: $0.graph) }
        place.initialize(to: newValue)
        replace(withValueAt: place, in: cell)
    }

    /// Replaces the value with the one in memory from `allocate(_:in:)`, and takes over the memory.
    @inline(__always)
    mutating func replace<Value>(withValueAt place: UnsafeMutablePointer<Value>, in cell: ValueCell) {
        guard let address else {
            address = UnsafeMutableRawPointer(place)
            cell.base = UnsafeRawPointer(place)
            return
        }
        cell.notifyObservers(old: UnsafeRawPointer(address), new: UnsafeRawPointer(place))
        // Not `moveInitialize`, which copies a whole stride: that of an empty value is a byte, which the graph's memory does not have.
        address.assumingMemoryBound(to: Value.self).pointee = place.move()
        cell.unretainedTree.use {
            $0.graph.deallocateMemory(place, size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
        }
    }

    /// Frees the value, which must be of the type used in `replace(with:in:)`, and the memory. The cell must not be read
    /// afterwards.
    package mutating func deallocate<Value>(_: Value.Type, in graph: Graph) {
        guard let address else { return }
        address.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
        graph.deallocateMemory(address, size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
        self.address = nil
    }
}

/// A cell that begins where the shape of the tree may change; it owns everything made below it.
package class ScopeCell: ValueCell {
    @exclusivity(unchecked) private var firstElement: ViewElement?

    /// The adopted elements, earliest first.
    final var elements: [ViewElement] {
        var elements: [ViewElement] = []
        var element = firstElement
        while let current = element {
            elements.append(current)
            element = current.nextInScope
        }
        return elements.reversed()
    }

    /// Makes `element` end with this scope, and keeps it alive until then.
    final func adopt(_ element: ViewElement) {
        swap(&element.nextInScope, &firstElement)
        firstElement = element
    }

    /// Ends all adopted elements, latest first.
    final func endElements() {
        // Unlink the chain one element at a time, so that a long scope is not freed recursively.
        while let element = firstElement {
            firstElement = element.nextInScope
            element.nextInScope = nil
            element.end()
        }
    }

    package override func end() {
        endElements()
        super.end()
    }
}
