/// Counts the updates of the window that a view lies in, by which a view can tell its first one.
package struct UpdateCounter {
    var handle: TreeHandle?

    /// The number of the update that is going on, or of the next one; 0 outside of a window. An update that has left changes for the
    /// next one counts as one with it.
    package var count: Int {
        guard let tree = handle?.tree else { return 0 }
        return tree.isUpdating || tree.continuesUpdate ? tree.settledUpdateCount : tree.settledUpdateCount + 1
    }
}

private enum UpdateCounterKey: EnvironmentKey { static var defaultValue: UpdateCounter { UpdateCounter() } }

extension EnvironmentValues {
    /// Counts the updates of the window.
    package var updateCounter: UpdateCounter {
        get { self[UpdateCounterKey.self] }
        set { self[UpdateCounterKey.self] = newValue }
    }
}
