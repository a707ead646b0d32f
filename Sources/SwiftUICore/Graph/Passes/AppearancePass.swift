// Reads: the nodes that the element pass has made in the first phase of their transitions (`transitions`).
// Writes: their phase, and what depends on it in the elements that they enqueue; the layout of first phases.

extension ViewTree {
    /// Starts the appearance of the nodes that were made in the first phase of their transitions.
    func showAppearingNodes() {
        guard transitions.hasAppearing else { return }
        let appearing = transitions.takeAppearing().filter { !$0.hasEnded }
        // The frames of the first phase, from which those of the view are animated.
        if transactions.mayAnimate || appearing.contains(where: \.hasOwnAnimation), appearing.contains(where: \.appearsWithOtherLayout) {
            updateLayout()
        }
        for node in appearing where !node.hasEnded { node.appear() }
        updateElements()
    }
}
