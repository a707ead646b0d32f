extension EnvironmentValues {
    /// The values of a view that reads them all with `@Environment(\.self)`, with a record of the keys that the view has read.
    ///
    /// It is the only entry of a list, so that lookups in lists without a record are as fast as without this class.
    final class RecordedEntries: LastEntry {
        let values: EnvironmentValues
        /// The keys that have been read.
        private let keys = Locked<Set<ObjectIdentifier>>([])

        init(_ values: EnvironmentValues) {
            self.values = values
            super.init(key: ObjectIdentifier(RecordedEntries.self))
        }

        override func entry(for key: ObjectIdentifier) -> Entry? {
            keys.withLock { _ = $0.insert(key) }
            return values.entry(for: key)
        }

        override var visibleEntries: [Entry] { values.visibleEntries }

        /// Whether a key that has been read has different values in two environments.
        func readsDiffer(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
            keys.withLock(\.self).contains { key in
                let (old, new) = (old.entry(for: key), new.entry(for: key))
                guard let entry = new ?? old, old !== new else { return false }
                return !entry.isSame(as: new == nil ? nil : old)
            }
        }
    }

    /// The record of the keys that are read from these values; nil without one.
    var record: RecordedEntries? { entries as? RecordedEntries }

    /// The same values, which record the keys that are read from them.
    ///
    /// - Parameter previous: Values with a record of these values or others, whose record is used again for the same values.
    func recordingReads(after previous: EnvironmentValues?) -> EnvironmentValues {
        if let previous, let record = previous.record, record.values.entries === entries { return previous }
        var values = EnvironmentValues()
        values.entries = RecordedEntries(self)
        return values
    }
}
