// Reads: the frames of nodes after the layout, and the safe areas.
// Writes: nothing itself; observers whose value differs enqueue elements, mark their layout or schedule actions.

extension ViewTree {
    /// Notifies geometry observers if anything has moved or changed its size.
    func notifyGeometryObservers() {
        guard geometry.isNotificationNeeded else { return }
        geometry.isNotificationNeeded = false
        guard !awaitsSize else { return }
        safeAreas.notifyReaders()
        for observer in geometry.all() where !observer.hasEnded { observer.geometryMayHaveChanged() }
    }
}
