/// Counts the updates of the view's window, so that a view can detect its first one.
package struct UpdateCounter {
    var handle: TreeHandle?

    /// The number of the update; see `ViewTree.updateNumber`. 0 outside of a window.
    package var count: Int {
        handle?.tree?.updateNumber ?? 0
    }
}

extension ViewTree {
    /// The number of the current update, or of the next one if none is running. An update that leaves changes for the next one counts as one
    /// with it.
    var updateNumber: Int { updates.isRunning || continuesUpdate ? updates.settledCount : updates.settledCount + 1 }
}

extension EnvironmentValues {
    /// Counts the updates of the window.
    @Entry package var updateCounter: UpdateCounter = UpdateCounter()
}
