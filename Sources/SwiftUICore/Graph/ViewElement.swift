import AttributeGraph

/// Anything that stands in a view tree and can be told of changes: a cell, dynamic children, a scope of the environment, a node.
///
/// It is an object of a graph's thread: nothing in it may be used from two threads at a time.
///
/// Stored properties that every view uses while it is made, laid out or taken down are marked `@exclusivity(unchecked)`: checking
/// each access at run time took a seventh of the instructions of making views and taking them down. They are read or written whole, or changed by code
/// that calls nobody else meanwhile.
package class ViewElement: GraphSink {
    /// The tree this belongs to. The tree outlives its elements' use.
    package unowned(unsafe) let tree: ViewTree

    /// How deep in the tree; elements nearer the root are updated first, since they may remove or change deeper ones.
    package let depth: Int32

    /// Where in the observations of `observedCell` this stands; -1 when it observes nothing.
    @exclusivity(unchecked) var observationIndex: Int32 = -1

    /// Whether this waits in the tree's update queue.
    @exclusivity(unchecked) var isQueued = false

    /// Whether this has left the tree for good.
    @exclusivity(unchecked) package internal(set) var hasEnded = false

    /// The cell whose value this reads.
    ///
    /// Unowned: whatever observes a cell ends with it or before it.
    @exclusivity(unchecked) unowned(unsafe) var observedCell: ValueCell?

    /// The next element of the same scope. See `ScopeCell`.
    @exclusivity(unchecked) var nextInScope: ViewElement?

    init(tree: ViewTree, depth: Int32) {
        self.tree = tree
        self.depth = depth
    }

    deinit {
        // A cell would tell somebody who is no more.
        assert(observationIndex < 0, "\(Self.self) has gone without having ended")
    }

    /// Whether this must hear of a change before others do that observe the same cell: it says how they change.
    package var hearsOfChangesFirst: Bool { false }

    /// Called from the update queue.
    package func performUpdate() {}

    /// Called after a layout in which something moved, for elements in `ViewTree.geometryObservers`.
    package func geometryMayHaveChanged() {}

    /// Called when preferences may have changed, for elements in `ViewTree.preferenceReaders`.
    package func preferencesMayHaveChanged() {}

    /// Called before this may draw otherwise than it has: see `ViewNode.markDisplay`.
    package func displayMayChange() {}

    /// Called before `ValueObserver.valueChanged(from:to:)`. What marks itself there when its part is another one, or draws nothing by it, has nothing
    /// to do here: most parts of a new value are what they were.
    package func sourceMayChange() { displayMayChange() }

    /// Called instead of `ValueObserver.valueChanged(from:to:)` for an element that observes a value without being a `ValueObserver`; the
    /// pointers are to the observed part of the cell's old and new value.
    func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        preconditionFailure("\(type(of: self)) observes a value and takes no changes")
    }

    /// Called when the time has passed, for elements in `ViewTree.animations`.
    package func timeChanged() {}

    /// Called once when the scope this belongs to ends: give back what others hold of this.
    package func end() {
        hasEnded = true
        stopObserving()
    }

    /// Asks for a call of `performUpdate` in this update, or in the next one if none is running.
    package final func enqueue() {
        guard !isQueued, !hasEnded else { return }
        isQueued = true
        tree.queue.insert(self)
        tree.requestUpdate()
    }

    /// The element around this in the tree, if it is known.
    package var enclosingElement: ViewElement? { nil }

    package override func invalidated() {
        enqueue()
    }

    final func stopObserving() {
        observedCell?.removeObservation(of: self)
    }
}
