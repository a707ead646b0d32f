import AttributeGraph
extension ViewTree {
    /// The number of rounds in one update before remaining changes are postponed to the next frame (truth `const.update`).
    static let roundLimit = 8

    /// Applies all pending state changes: evaluates bodies, lays out, notifies readers of geometry and preferences, and runs the
    /// actions that this causes, until nothing is pending.
    ///
    /// Transactions are applied one by one, in order, and their consequences after them. An update ends after `roundLimit` rounds;
    /// remaining changes are postponed to the next update. The passes of a round are in the files of `Graph/Passes/`.
    package func update() {
        guard !updates.isRunning else { return }
        updates.isRunning = true
        let outer = ViewTree.enter(self)
        defer {
            ViewTree.enter(outer)
            updates.isRunning = false
            NativeStack.endRound()
        }
        ProgramStorage.noticeChanges()
        updates.isRequested = false
        recursion.abandonedNesting = nil
        schedulePostponedActions()
        var rounds = 0
        while isRoundNeeded, rounds < Self.roundLimit {
            rounds += 1
            // Independent pending transactions are not a loop, regardless of their number.
            for _ in 0..<max(1, transactions.count) where isRoundNeeded { updateOnce() }
        }
        countUnsettledFrame()
        reportMistakes()
        transactions.endUpdate()
        if isUpdateNeeded, !updates.isRequested {
            updates.isRequested = true
            onUpdateNeeded?()
        }
    }

    /// One round: applies the next transaction, up to the layout and the actions.
    func updateOnce() {
        updates.roundCount += 1
        beginTransaction()
        settle()
        endTransaction()
        freeEndedNodes()
        runActions()
    }

    /// Brings bodies, layout, geometry observers and preference readers up to date with the current state.
    private func settle() {
        var repetitions = 0
        repeat {
            repetitions += 1
            updateElements()
            showAppearingNodes()
            updateLayout()
            notifyGeometryObservers()
            notifyPreferenceReaders()
        } while repetitions < Self.roundLimit
            && (!queue.isEmpty || layout.isNeeded || preferences.isNeeded || transitions.hasAppearing)
    }
}
