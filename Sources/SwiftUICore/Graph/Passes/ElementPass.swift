// Reads: the update queue, and the values that bodies, loops, branches and environments depend on.
// Writes: value cells and their observers, which mark what is stale in their nodes: size, arrangement, drawing, preferences; the set
// of nodes; more elements in the queue.

extension ViewTree {
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
}
