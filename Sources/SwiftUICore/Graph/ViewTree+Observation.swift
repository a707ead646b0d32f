import Observation

extension ViewTree {
    /// Runs user code and re-evaluates the cell when an observable object that the code has read changes.
    @inline(__always)
    func observing<Value, Result>(_ cell: TrackedCell<Value>, _ body: () -> Result) -> Result {
        withObservationTracking(body, onChange: { [reference = CellReference(cell)] in reference.invalidate() })
    }

    /// Re-evaluates a cell because an object it has read is changing.
    func invalidateAfterObservedChange<Value>(_ cell: TrackedCell<Value>) {
        _ = add(ObservedChange(cell), to: .current)
    }
}

/// A cell that an observable object may notify of a change, from any thread, even after the cell has ended.
private final class CellReference<Value>: @unchecked Sendable {
    // Read on the tree's thread only.
    private weak var cell: TrackedCell<Value>?
    private let handle: TreeHandle

    init(_ cell: TrackedCell<Value>) {
        self.cell = cell
        handle = cell.tree.handle
    }

    func invalidate() {
        handle.tree?.perform { [weak cell] in
            guard let cell, !cell.hasEnded else { return }
            cell.tree.invalidateAfterObservedChange(cell)
        }
    }
}

/// A change of an observable object, which is queued like any other write.
private final class ObservedChange<Value>: PendingWrite {
    private weak var cell: TrackedCell<Value>?

    init(_ cell: TrackedCell<Value>) {
        self.cell = cell
    }

    func commit(batch: Int) {
        if let cell, !cell.hasEnded { cell.invalidate() }
    }
}
