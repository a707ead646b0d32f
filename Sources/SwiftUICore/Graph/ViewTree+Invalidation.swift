import AttributeGraph

extension ViewTree {
    // MARK: Writing state

    /// Whether state may be written now; emits a warning if not.
    func acceptsWrites() -> Bool {
        guard graph.isEvaluating else { return true }
        diagnostics.warn("Modifying state during view update, this will cause undefined behavior.")
        return false
    }

    /// Adds a write to the transaction's batch and returns the batch's serial number.
    func add(_ write: any PendingWrite, to transaction: Transaction) -> Int {
        requestUpdate()
        return transactions.add(write, to: transaction)
    }

    // MARK: Requesting an update

    /// Asks the host for an update, unless one is running or requested.
    func requestUpdate() {
        guard !updates.isRunning, !updates.isRequested else { return }
        updates.isRequested = true
        onUpdateNeeded?()
    }

    func setNeedsLayout() {
        layout.isNeeded = true
        requestUpdate()
    }

    func layoutDirectionChanged() {
        layout.isDirectionStale = true
        setNeedsLayout()
    }

    /// Redraws the whole tree.
    package func setNeedsDisplay() {
        display.invalidateCaches()
        display.isNeeded = true
        requestUpdate()
    }

    /// Called when the current state of the tree has been drawn.
    package func displayDrawn() {
        display.isNeeded = false
    }

    func setNeedsPreferences() {
        guard preferences.hasReaders else { return }
        preferences.invalidateAll()
        requestUpdate()
    }

    /// Makes the readers of one preference collect it again: a value was written, and the tree has the nodes it had.
    func setNeedsPreference<Key: PreferenceKey>(_ key: Key.Type) {
        guard preferences.hasReaders else { return }
        preferences.invalidate(key)
        requestUpdate()
    }

    /// Makes geometry observers check their values again. Moved nodes mark their own display.
    func geometryChanged() {
        geometry.isNotificationNeeded = true
        display.isNeeded = true
    }

    // MARK: Pending changes

    /// Whether any change is pending.
    package var isUpdateNeeded: Bool { isRoundNeeded || actions.hasPostponed }

    /// Whether any change is pending that belongs to this frame.
    var isRoundNeeded: Bool {
        !transactions.isEmpty || !queue.isEmpty || layout.isNeeded || preferences.isNeeded || !actions.isEmpty
    }

    /// Whether the previous update left changes for the next one.
    var continuesUpdate: Bool { updates.unsettledFrames > 0 || actions.hasPostponed }
}
