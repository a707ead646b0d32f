import AttributeGraph

/// Memory that holds one value of the view language, such as the body of a view or the content of a branch, at a stable address.
///
/// Below a cell the shape of the tree is fixed by the value's type. An element that needs a part of the value stores the location
/// of that part (`_GraphValue`) and is notified when the part has changed. Where the shape may change (a branch, a `ForEach`, an
/// erased view) another cell begins.
package class ValueCell: ViewElement {
    struct Observation {
        unowned(unsafe) let observer: any ChangeObserver

        /// The observer, which is not retained during the use.
        @inline(__always)
        var element: Unretained<ViewElement> { Unretained(observer) }
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
    /// Whether this is a body of a transition, and not of the view that appears and disappears with it.
    @exclusivity(unchecked) final var isInTransition = false
    @exclusivity(unchecked) private final var observationCount: Int32 = 0
    /// The index of the attribute that computes the value; 0 if the value is not computed.
    @exclusivity(unchecked) final var attributeIndex: UInt32 = 0

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
    final func observe(at offset: Int, by observer: any ChangeObserver) {
        assert(observer.observationIndex < 0, "\(type(of: observer)) observes two cells")
        observer.unretainedCell = Unretained(self)
        observer.observationIndex = observationCount
        observer.observedOffset = UInt32(offset)
        if observer.observesFirst { hasFirstObservers = true }
        let observation = Observation(observer: observer)
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
            last.element.use { $0.observationIndex = index }
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
            let observer = observation.observer
            if isMeant(observer) {
                observer.sourceMayChange()
                let offset = Int(observer.observedOffset)
                observer.receiveChange(from: old + offset, to: new + offset)
            }
            index += 1
        }
    }

    package override func end() {
        super.end()
        // The remaining observers end in the same sweep; they must not access this list again.
        for index in 0..<observationCount {
            self[observation: index].element.use {
                $0.observationIndex = -1
                $0.unretainedCell = nil
            }
        }
        observationCount = 0
        moreObservations = []
    }
}

// The cell owns its value, at `base`, in memory that never moves and belongs to the tree's graph. The type of the value must be the same in all
// calls.
extension ValueCell {
    /// Returns memory for a value, to be initialised and passed to `replaceValue(withValueAt:)`.
    @inline(__always)
    static func allocate<Value>(_: Value.Type, in graph: Graph) -> UnsafeMutablePointer<Value> {
        graph.allocateMemory(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment).bindMemory(to: Value.self, capacity: 1)
    }

    /// Replaces the value, notifying the cell's observers while both values exist.
    @inline(__always)
    final func replaceValue<Value>(with newValue: consuming Value) {
        let place = unretainedTree.use { Self.allocate(Value.self, in: $0.graph) }
        place.initialize(to: newValue)
        replaceValue(withValueAt: place)
    }

    /// Replaces the value with the one in memory from `allocate(_:in:)`, and takes over the memory.
    @inline(__always)
    final func replaceValue<Value>(withValueAt place: UnsafeMutablePointer<Value>) {
        guard let base else {
            self.base = UnsafeRawPointer(place)
            return
        }
        notifyObservers(old: base, new: UnsafeRawPointer(place))
        // Not `moveInitialize`, which copies a whole stride: that of an empty value is a byte, which the graph's memory does not have.
        UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: Value.self).pointee = place.move()
        unretainedTree.use {
            $0.graph.deallocateMemory(place, size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
        }
    }

    /// Frees the value and its memory. The cell must not be read afterwards.
    final func deallocateValue<Value>(_: Value.Type) {
        guard let base else { return }
        let address = UnsafeMutableRawPointer(mutating: base)
        address.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
        unretainedTree.use {
            $0.graph.deallocateMemory(address, size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
        }
        self.base = nil
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
