import Observation

extension ViewTree {
    /// Runs user code and re-evaluates the cell when an observable object that the code has read changes.
    @inline(__always)
    func observing<Value>(_ cell: TrackedCell<Value>, _ body: () -> Void) {
        guard cell.observedReads == nil, inspection.bodyTrace?.withCauses == nil, !types.readsObjects(cell) else {
            return observingReads(of: cell, body)
        }
        // Most code reads no object, and then only this is done. The closure is made after the code has read one.
        return withObservationTracking(body, onChange: { [reads = observedReads(of: cell)] in reads.report() })
    }

    @inline(never)
    private func observingReads<Value>(of cell: TrackedCell<Value>, _ body: () -> Void) {
        observedReads(of: cell).track(body)
    }

    @inline(never)
    private func observedReads<Value>(of cell: TrackedCell<Value>) -> ObservedReads {
        if let reads = cell.observedReads { return reads }
        types.noteReadsObjects(cell)
        let reads = ObservedReads(in: self) { [weak cell] property in
            guard let cell, !cell.hasEnded else { return }
            if let property { cell.tree.inspection.bodyTrace?.withCauses?.noteObservedChange(of: property, for: cell) }
            cell.tree.invalidateAfterObservedChange(cell)
        }
        cell.observedReads = reads
        return reads
    }

    /// Re-evaluates a cell because an object it has read is changing.
    func invalidateAfterObservedChange<Value>(_ cell: TrackedCell<Value>) {
        addObjectChange(ObservedChange(cell), to: .current)
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
