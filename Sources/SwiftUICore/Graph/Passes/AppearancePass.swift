// Reads: the nodes that the element pass has made in the first phase of their transitions (`transitions`).
// Writes: their phase, and what depends on it in the elements that they enqueue.

extension ViewTree {
    /// Starts the appearance of the nodes that were made in the first phase of their transitions.
    func showAppearingNodes() {
        guard transitions.hasAppearing else { return }
        for node in transitions.takeAppearing() where !node.hasEnded { node.appear() }
        updateElements()
    }
}
