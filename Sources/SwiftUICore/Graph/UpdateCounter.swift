/// Counts the updates of the view's window, so that a view can detect its first one.
package struct UpdateCounter {
    var handle: TreeHandle?

    /// The number of the current update, or of the next one if none is running; 0 outside of a window. An update that leaves
    /// changes for the next one counts as one with it.
    package var count: Int {
        guard let tree = handle?.tree else { return 0 }
        return tree.updates.isRunning || tree.continuesUpdate ? tree.updates.settledCount : tree.updates.settledCount + 1
    }
}

extension EnvironmentValues {
    /// Counts the updates of the window.
    @Entry package var updateCounter: UpdateCounter = UpdateCounter()
}
