// Reads: the actions that views have scheduled (`actions`).
// Writes: whatever the program's code changes, mostly state, which waits for the next round.

extension ViewTree {
    /// Begins a frame with the actions postponed by the previous one.
    func schedulePostponedActions() {
        updates.frameCount += 1
        if !continuesUpdate { updates.settledCount += 1 }
        for entry in actions.takePostponed() { schedule(within: entry.budget, name: nil, for: entry.element, entry.action) }
    }

    /// Runs the actions of the program that the round has caused.
    func runActions() {
        for action in actions.takeActions() { action() }
        hidingCache.forget()
    }
}
