/// The elements that read preferences, and the preferences that they must collect again.
struct PreferenceInvalidation {
    private var readers = ElementList<ViewElement>()
    /// Whether the nodes that write preferences have changed, so that every reader must collect again.
    private var areAllStale = false
    /// The keys of the preferences whose values have changed, while the tree has the nodes it had.
    private var staleKeys: Set<ObjectIdentifier> = []

    /// Whether any reader must be notified.
    var isNeeded: Bool { areAllStale || !staleKeys.isEmpty }

    /// Whether anything reads preferences; without readers nothing becomes stale.
    var hasReaders: Bool { !readers.isEmpty }

    mutating func append(_ reader: ViewElement) {
        readers.append(reader)
    }

    mutating func remove(_ reader: ViewElement) {
        readers.remove(reader)
    }

    /// A snapshot of the readers, in order of registration.
    func allReaders() -> [ViewElement] { readers.all() }

    /// Marks every preference.
    mutating func invalidateAll() {
        areAllStale = true
    }

    /// Marks one preference.
    mutating func invalidate<Key: PreferenceKey>(_: Key.Type) {
        staleKeys.insert(ObjectIdentifier(Key.self))
    }

    /// Removes the marks and returns the readers of the marked preferences.
    mutating func takeStaleReaders() -> [ViewElement] {
        let (areAllStale, staleKeys) = (areAllStale, staleKeys)
        (self.areAllStale, self.staleKeys) = (false, [])
        let readers = readers.all()
        return areAllStale ? readers : readers.filter { $0.readPreference.map(staleKeys.contains) ?? true }
    }
}
