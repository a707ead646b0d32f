import AttributeGraph
import Foundation

/// State written in one transaction, which views are to see together.
struct WriteBatch {
    let serial: Int
    let transaction: Transaction
    var writes: [any PendingWrite] = []
}

extension ViewTree {
    /// How often one update shows changes caused by showing changes, before the rest waits for the next frame (truth `const.update`).
    static let passLimit = 8

    /// How many frames in a row may end with changes left before that counts as a loop.
    static let unsettledFrameLimit = 4

    // MARK: Writing state

    /// Says whether state may be written now; complains when not.
    func acceptsWrites() -> Bool {
        guard graph.isEvaluating else { return true }
        warn("Modifying state during view update, this will cause undefined behavior.")
        return false
    }

    /// Adds a write to the transaction's batch and gives the batch's serial number.
    func add(_ write: any PendingWrite, to transaction: Transaction) -> Int {
        requestUpdate()
        if batches.last?.transaction.serial != transaction.serial {
            lastBatchSerial += 1
            batches.append(WriteBatch(serial: lastBatchSerial, transaction: transaction))
        }
        batches[batches.count - 1].writes.append(write)
        return lastBatchSerial
    }

    /// Makes a cell be evaluated again because an object it has read is changing.
    func invalidateAfterObservedChange<Value>(_ cell: TrackedCell<Value>) {
        _ = add(ObservedChange(cell), to: .current)
    }

    // MARK: Asking for an update

    func requestUpdate() {
        guard !isUpdating, !isUpdateRequested else { return }
        isUpdateRequested = true
        onUpdateNeeded?()
    }

    func setNeedsLayout() {
        needsLayout = true
        requestUpdate()
    }

    /// Makes all of the picture be drawn anew.
    package func setNeedsDisplay() {
        displayEpoch &+= 1
        needsDisplay = true
        requestUpdate()
    }

    /// The picture as it is now has been drawn.
    package func displayDrawn() {
        needsDisplay = false
    }

    func setNeedsPreferences() {
        guard !preferenceReaders.isEmpty else { return }
        arePreferencesStale = true
        requestUpdate()
    }

    /// Makes those who read geometry look again. Whoever has moved marks its own drawing.
    func geometryChanged() {
        hasGeometryChanged = true
        needsDisplay = true
    }

    /// Runs an action of the program's once the change being shown is laid out.
    package func schedule(_ action: @escaping () -> Void) {
        actions.append(action)
        requestUpdate()
    }

    /// Whether anything waits to be shown.
    package var isUpdateNeeded: Bool {
        !batches.isEmpty || !queue.isEmpty || needsLayout || arePreferencesStale || !actions.isEmpty || !postponedActions.isEmpty
    }

    /// Whether anything waits to be shown in this frame.
    private var isPassNeeded: Bool {
        !batches.isEmpty || !queue.isEmpty || needsLayout || arePreferencesStale || !actions.isEmpty
    }

    /// Whether the change being shown is animated, at least somewhere.
    var mayAnimate: Bool { isShowingChange && (hasTransactionModifiers || isTransactionAnimated) }

    // MARK: Updating

    /// Shows every change of state there has been: computes bodies, lays out, tells readers of geometry and preferences, and
    /// runs the actions this causes, again until quiet.
    ///
    /// Each transaction is shown by itself, in order. What this causes is shown next; an update ends after `passLimit` such rounds, and
    /// what is left waits for the next.
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
            // Transactions that wait beside each other are no loop, however many they are.
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

    /// Counts a frame that has come to its end with changes left. What settles in a few frames is no loop; of what does not, the
    /// author is told once.
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

    /// One pass: the next transaction, as far as the screen.
    private func updateOnce() {
        passCount += 1
        beginTransaction()
        settle()
        // What the transaction has started holds them now; those that started nothing are called in this pass.
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
        isTransactionAnimated = transaction.animation != nil
        for completion in transaction.animationCompletions { completion.handle = handle }
        for write in batch.writes { write.commit(batch: batch.serial) }
    }

    /// Brings bodies, layout and what reads them up to date with the state as it is.
    private func settle() {
        var rounds = 0
        repeat {
            rounds += 1
            updateElements()
            showAppearingNodes()
            updateLayout()
            tellGeometryObservers()
            tellPreferenceReaders()
        } while rounds < Self.passLimit && (!queue.isEmpty || needsLayout || arePreferencesStale || !appearingNodes.isEmpty)
    }

    /// Brings up to date what waits in the queue: bodies, loops, branches, environments; nearest to the root first.
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

    private func tellGeometryObservers() {
        guard hasGeometryChanged else { return }
        hasGeometryChanged = false
        tellSafeAreaReaders()
        for observer in geometryObservers.all() where !observer.hasEnded { observer.geometryMayHaveChanged() }
    }

    private func tellPreferenceReaders() {
        guard arePreferencesStale else { return }
        arePreferencesStale = false
        for reader in preferenceReaders.all() where !reader.hasEnded { reader.preferencesMayHaveChanged() }
    }

    func runActions() {
        let current = actions
        actions.removeAll()
        for action in current { action() }
        forgetHiddenNodes()
    }
}

/// An observable object's change, which waits for its turn like any other write.
private final class ObservedChange<Value>: PendingWrite {
    private weak var cell: TrackedCell<Value>?

    init(_ cell: TrackedCell<Value>) {
        self.cell = cell
    }

    func commit(batch: Int) {
        if let cell, !cell.hasEnded { cell.invalidate() }
    }
}
