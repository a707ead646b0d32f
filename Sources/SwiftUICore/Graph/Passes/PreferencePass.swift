// Reads: the preferences that nodes write, for the keys that are marked (`preferences`).
// Writes: nothing itself; readers whose value differs enqueue elements or schedule actions.

extension ViewTree {
    /// Notifies the readers of preferences that may have changed.
    func notifyPreferenceReaders() {
        guard preferences.isNeeded else { return }
        for reader in preferences.takeStaleReaders() where !reader.hasEnded { reader.preferencesMayHaveChanged() }
    }
}
