import AttributeGraph
import Foundation

/// The state changes of one transaction, which views observe together.
struct WriteBatch {
    let serial: Int
    let transaction: Transaction
    var writes: [any PendingWrite] = []
}

extension ViewTree {
    /// The number of passes in one update before remaining changes are postponed to the next frame (truth `const.update`).
    static let passLimit = 8

    /// The number of consecutive frames with remaining changes that counts as an infinite loop.
    static let unsettledFrameLimit = 4

    // MARK: Writing state

    /// Whether state may be written now; emits a warning if not.
    func acceptsWrites() -> Bool {
        guard graph.isEvaluating else { return true }
        warn("Modifying state during view update, this will cause undefined behavior.")
        return false
    }

    /// Adds a write to the transaction's batch and returns the batch's serial number.
    func add(_ write: any PendingWrite, to transaction: Transaction) -> Int {
        requestUpdate()
        if batches.last?.transaction.serial != transaction.serial {
            lastBatchSerial += 1
            batches.append(WriteBatch(serial: lastBatchSerial, transaction: transaction))
        }
        batches[batches.count - 1].writes.append(write)
        return lastBatchSerial
    }

    /// Re-evaluates a cell because an object it has read is changing.
    func invalidateAfterObservedChange<Value>(_ cell: TrackedCell<Value>) {
        _ = add(ObservedChange(cell), to: .current)
    }

    // MARK: Requesting an update

    func requestUpdate() {
        guard !isUpdating, !isUpdateRequested else { return }
        isUpdateRequested = true
        onUpdateNeeded?()
    }

    func setNeedsLayout() {
        needsLayout = true
        requestUpdate()
    }

    /// Redraws the whole tree.
    package func setNeedsDisplay() {
        displayEpoch &+= 1
        needsDisplay = true
        requestUpdate()
    }

    /// Called when the current state of the tree has been drawn.
    package func displayDrawn() {
        needsDisplay = false
    }

    func setNeedsPreferences() {
        guard !preferenceReaders.isEmpty else { return }
        arePreferencesStale = true
        areAllPreferencesStale = true
        requestUpdate()
    }

    /// Makes the readers of one preference collect it again: a value was written, and the tree has the nodes it had.
    func setNeedsPreference<Key: PreferenceKey>(_: Key.Type) {
        guard !preferenceReaders.isEmpty else { return }
        arePreferencesStale = true
        stalePreferences.insert(ObjectIdentifier(Key.self))
        requestUpdate()
    }

    /// Makes geometry readers check their values again. Moved nodes mark their own display.
    func geometryChanged() {
        hasGeometryChanged = true
        needsDisplay = true
    }

    /// Runs an action of the program after the current change is laid out.
    package func schedule(_ action: @escaping () -> Void) {
        actions.append(action)
        requestUpdate()
    }

    /// Whether any change is pending.
    package var isUpdateNeeded: Bool {
        !batches.isEmpty || !queue.isEmpty || needsLayout || arePreferencesStale || !actions.isEmpty || !postponedActions.isEmpty
    }

    /// Whether any change is pending that belongs to this frame.
    private var isPassNeeded: Bool {
        !batches.isEmpty || !queue.isEmpty || needsLayout || arePreferencesStale || !actions.isEmpty
    }

    /// Whether the current change is animated, at least in some part of the tree.
    var mayAnimate: Bool { isShowingChange && (hasTransactionModifiers || isTransactionAnimated) }

    // MARK: Updating

    /// Applies all pending state changes: evaluates bodies, lays out, notifies readers of geometry and preferences, and runs the
    /// actions that this causes, until nothing is pending.
    ///
    /// Transactions are applied one by one, in order, and their consequences after them. An update ends after `passLimit` such
    /// passes; remaining changes are postponed to the next update.
    package func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        isUpdateRequested = false
        abandonedNesting = nil
        schedulePostponedActions()
        var passes = 0
        while isPassNeeded, passes < Self.passLimit {
            passes += 1
            // Independent pending transactions are not a loop, regardless of their number.
            for _ in 0..<max(1, batches.count) where isPassNeeded { updateOnce() }
        }
        if isPassNeeded { noteUnsettledFrame() } else { unsettledFrames = 0 }
        reportMistakes()
        transaction = Transaction()
        if isUpdateNeeded, !isUpdateRequested {
            isUpdateRequested = true
            onUpdateNeeded?()
        }
    }

    /// Counts a frame that has ended with changes left. Changes that settle within a few frames are not a loop; others cause one
    /// warning.
    private func noteUnsettledFrame() {
        unsettledFrames += 1
        guard unsettledFrames == Self.unsettledFrameLimit else { return }
        let ownTrace = bodyTrace
        let trace = BodyTrace()
        bodyTrace = trace
        updateOnce()
        bodyTrace = ownTrace
        ownTrace?.add(trace)
        let views = trace.types.map { "\($0)" }.sorted().joined(separator: ", ")
        warn("\(views.isEmpty ? "A preference or geometry reader" : views) tried to update multiple times per frame.")
    }

    /// One pass: applies the next transaction, up to the layout and the actions.
    private func updateOnce() {
        passCount += 1
        beginTransaction()
        settle()
        // Started animations hold the completions now; completions without animations are called in this pass.
        if !transaction.animationCompletions.isEmpty { transaction.animationCompletions = [] }
        isShowingChange = false
        freeEndedNodes()
        runActions()
    }

    private func beginTransaction() {
        isShowingChange = !batches.isEmpty
        guard isShowingChange else { return }
        let batch = batches.removeFirst()
        transaction = batch.transaction
        if !animatesChanges { transaction.animation = nil }
        isTransactionAnimated = transaction.animation != nil
        for completion in transaction.animationCompletions { completion.handle = handle }
        for write in batch.writes { write.commit(batch: batch.serial) }
    }

    /// Brings bodies, layout, geometry readers and preference readers up to date with the current state.
    private func settle() {
        var rounds = 0
        repeat {
            rounds += 1
            updateElements()
            showAppearingNodes()
            updateLayout()
            notifyGeometryObservers()
            notifyPreferenceReaders()
        } while rounds < Self.passLimit && (!queue.isEmpty || needsLayout || arePreferencesStale || !appearingNodes.isEmpty)
    }

    /// Updates the queued elements (bodies, loops, branches, environments), nearest to the root first.
    func updateElements() {
        while let element = queue.popFirst() {
            element.isQueued = false
            if !element.hasEnded {
                element.displayMayChange()
                element.performUpdate()
            }
        }
    }

    private func updateLayout() {
        guard needsLayout else { return }
        needsLayout = false
        if isLayoutDirectionStale {
            isLayoutDirectionStale = false
            rootNode?.updateLayoutDirections()
        }
        rootNode?.layOut(in: size)
    }

    private func notifyGeometryObservers() {
        guard hasGeometryChanged else { return }
        hasGeometryChanged = false
        notifySafeAreaReaders()
        for observer in geometryObservers.all() where !observer.hasEnded { observer.geometryMayHaveChanged() }
    }

    private func notifyPreferenceReaders() {
        guard arePreferencesStale else { return }
        let (areAllStale, stale) = (areAllPreferencesStale, stalePreferences)
        arePreferencesStale = false
        areAllPreferencesStale = false
        stalePreferences = []
        for reader in preferenceReaders.all() where !reader.hasEnded {
            guard areAllStale || reader.readPreference.map(stale.contains) ?? true else { continue }
            reader.preferencesMayHaveChanged()
        }
    }

    func runActions() {
        let current = actions
        actions.removeAll()
        for action in current { action() }
        forgetHiddenNodes()
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
