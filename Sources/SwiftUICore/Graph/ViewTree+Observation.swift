@_spi(SwiftUI) import Observation

extension ViewTree {
    /// Runs user code and re-evaluates the cell when an observable object that the code has read changes.
    @inline(__always)
    func observing<Value, Result>(_ cell: TrackedCell<Value>, _ body: () -> Result) -> Result {
        guard inspection.bodyTrace?.withCauses == nil else { return observingWithCauses(cell, body) }
        return withObservationTracking(body, onChange: { [reference = CellReference(cell)] in reference.invalidate() })
    }

    /// Does so while causes are recorded: the property of the object that changes is one.
    @inline(never)
    private func observingWithCauses<Value, Result>(_ cell: TrackedCell<Value>, _ body: () -> Result) -> Result {
        let reference = CellReference(cell)
        let isFirst = Locked(true)
        return withObservationTracking(
            body,
            willSet: { tracking in
                let isChange = isFirst.withLock { first in
                    defer { first = false }
                    return first
                }
                guard isChange else { return }
                reference.invalidate(noting: tracking.changed)
                tracking.cancel()
            })
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

    /// - Parameter property: The property that changes, if it is known.
    func invalidate(noting property: AnyKeyPath? = nil) {
        handle.tree?.perform { [weak cell] in
            guard let cell, !cell.hasEnded else { return }
            if let property { cell.tree.inspection.bodyTrace?.withCauses?.noteObservedChange(of: property, for: cell) }
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
        guard let cell, !cell.hasEnded else { return }
        cell.tree.inspection.changeReports?.noteObservedChange(of: cell)
        cell.invalidate()
    }
}
