import AttributeGraph

/// The base class of everything in a view tree that can be notified of changes: cells, dynamic children, environment scopes and
/// nodes.
///
/// Elements are confined to the thread of their graph and must not be used from two threads at a time.
///
/// Stored properties that every view uses while it is made, laid out or removed are marked `@exclusivity(unchecked)`: checking each
/// access at run time took a seventh of the instructions of making and removing views. They are read or written whole, or changed
/// by code that calls no other code during the access.
package class ViewElement: GraphSink {
    /// The tree that the element belongs to. The tree outlives the use of its elements.
    package final var tree: ViewTree { unretainedTree.object }
    final let unretainedTree: Unretained<ViewTree>

    /// The cell whose value this element reads.
    ///
    /// Not retained: an observer of a cell ends with the cell or before it.
    final var observedCell: ValueCell? { unretainedCell?.object }
    @exclusivity(unchecked) final var unretainedCell: Unretained<ValueCell>?

    /// The next element of the same scope. See `ScopeCell`.
    @exclusivity(unchecked) var nextInScope: ViewElement?

    /// The depth in the tree. Elements nearer to the root are updated first, since they may remove or change deeper ones.
    package let depth: Int32

    /// The index of this observer in the observations of `observedCell`; -1 when it observes nothing.
    @exclusivity(unchecked) var observationIndex: Int32 = -1

    /// The place of the observed part in the value of `observedCell`, in bytes.
    @exclusivity(unchecked) final var observedOffset: UInt32 = 0

    // Small properties come last, so that those of subclasses share a word with them.

    private struct Marks: OptionSet {
        let rawValue: UInt8

        static let isQueued = Marks(rawValue: 1 << 0)
        static let hasEnded = Marks(rawValue: 1 << 1)
        static let isSuspended = Marks(rawValue: 1 << 2)
        static let hasReportedMistake = Marks(rawValue: 1 << 3)
    }

    @exclusivity(unchecked) private final var marks: Marks = []

    @inline(__always)
    private final func set(_ mark: Marks, _ isSet: Bool) {
        if isSet { marks.formUnion(mark) } else { marks.subtract(mark) }
    }

    /// Whether the element waits in the tree's update queue.
    final var isQueued: Bool {
        get { marks.contains(.isQueued) }
        set { set(.isQueued, newValue) }
    }

    /// Whether the element has left the tree for good.
    package internal(set) final var hasEnded: Bool {
        get { marks.contains(.hasEnded) }
        set { set(.hasEnded, newValue) }
    }

    /// Whether the element keeps its value although its data has changed, because its view is disappearing; see `Departure`.
    final var isSuspended: Bool {
        get { marks.contains(.isSuspended) }
        set { set(.isSuspended, newValue) }
    }

    /// Whether a mistake was reported for the element; see `Diagnostics`.
    final var hasReportedMistake: Bool {
        get { marks.contains(.hasReportedMistake) }
        set { set(.hasReportedMistake, newValue) }
    }

    init(tree: Unretained<ViewTree>, depth: Int32) {
        unretainedTree = tree
        self.depth = depth
    }

    convenience init(tree: ViewTree, depth: Int32) {
        self.init(tree: Unretained(tree), depth: depth)
    }

    deinit {
        // The cell would notify a deallocated object.
        assert(observationIndex < 0, "\(Self.self) has gone without having ended")
    }

    /// Whether this observer must be notified of a change before other observers of the same cell, because it decides how they
    /// animate it.
    package var observesFirst: Bool { false }

    /// Called from the update queue.
    package func performUpdate() {}

    /// Whether the element runs code of the program that reads data, which may be gone when the view disappears.
    var readsData: Bool { false }

    /// Called after a layout in which something moved, for elements in `ViewTree.geometry`.
    package func geometryMayHaveChanged() {}

    /// Called when preferences may have changed, for elements in `ViewTree.preferences`.
    package func preferencesMayHaveChanged() {}

    /// The key of the preference that `preferencesMayHaveChanged()` reads; nil if it reads several.
    var readPreference: ObjectIdentifier? { nil }

    /// Called before the element's rendering may change; see `ViewNode.markDisplay`.
    package func displayMayChange() {}

    /// Called before `ValueObserver.valueChanged(from:to:)`. Observers that mark their display there when their part really
    /// differs, or that do not draw the value, override this to do nothing: most parts of a new value are unchanged.
    package func sourceMayChange() { displayMayChange() }

    /// Called when time has advanced, for elements in `AnimationClock`.
    package func timeChanged() {}

    /// Called once when the element's scope ends. Overrides unregister the element from other objects.
    package func end() {
        hasEnded = true
        if hasReportedMistake { tree.diagnostics.forget(self) }
        stopObserving()
    }

    /// Requests a call of `performUpdate` in this update, or in the next one if none is running.
    package final func enqueue() {
        guard !isQueued, !hasEnded else { return }
        isQueued = true
        unretainedTree.use {
            $0.queue.insert(self)
            $0.requestUpdate()
        }
    }

    /// The enclosing element in the tree, if it is known.
    package var enclosingElement: ViewElement? { nil }

    package override func invalidated() {
        enqueue()
    }

    final func stopObserving() {
        unretainedCell?.use { $0.removeObservation(of: self) }
    }
}
