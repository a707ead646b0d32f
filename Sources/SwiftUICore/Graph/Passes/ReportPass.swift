// Reads: the mistakes found in the update (`diagnostics`), and whether changes are left.
// Writes: the warnings, and the number of frames in a row that ended with changes left (`updates`).

extension ViewTree {
    /// The number of consecutive frames with remaining changes that counts as an infinite loop.
    private static let unsettledFrameLimit = 4

    /// Counts a frame that has ended with changes left. Changes that settle within a few frames are not a loop; others cause one
    /// warning.
    func countUnsettledFrame() {
        guard isRoundNeeded else {
            updates.unsettledFrames = 0
            return
        }
        updates.unsettledFrames += 1
        guard updates.unsettledFrames == Self.unsettledFrameLimit else { return }
        let ownTrace = inspection.bodyTrace
        let trace = BodyTrace()
        inspection.bodyTrace = trace
        updateOnce()
        inspection.bodyTrace = ownTrace
        ownTrace?.add(trace)
        let views = trace.types.map { "\($0)" }.sorted().joined(separator: ", ")
        diagnostics.warn("\(views.isEmpty ? "A preference or geometry reader" : views) tried to update multiple times per frame.")
    }

    /// Reports the mistakes found in the ending update, when all views are in place.
    func reportMistakes() {
        for mistake in diagnostics.takeFoundMistakes() {
            if let message = mistake.message() { diagnostics.warn(message, in: mistake.element) }
        }
    }
}
