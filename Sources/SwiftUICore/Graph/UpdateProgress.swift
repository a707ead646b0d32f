/// Where a tree is in its updates: whether one is running or requested, and how many there were.
struct UpdateProgress {
    /// Whether an update is running.
    var isRunning = false
    /// Whether the host was asked for an update that has not begun.
    var isRequested = false
    /// The number of rounds so far, used to detect events in the same round.
    var roundCount = 0
    /// The number of updates so far.
    var frameCount = 0
    /// The number of updates so far, not counting updates that continue the previous one.
    var settledCount = 0
    /// The number of consecutive updates that have ended with changes left.
    var unsettledFrames = 0
}
