/// Values that are kept while they are used, as many as fit in a number of bytes.
struct ByteLimitedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var bytes: Int
        var lastUse: UInt64
    }

    private let byteLimit: Int
    private var entries: [Key: Entry] = [:]
    private var bytes = 0
    private var uses: UInt64 = 0

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = entries.index(forKey: key) else { return nil }
            uses += 1
            entries.values[index].lastUse = uses
            return entries.values[index].value
        }
    }

    /// Keeps a value; those not used for longest go when there is no room. A value larger than the whole is not kept.
    mutating func insert(_ value: Value, for key: Key, bytes size: Int) {
        guard size <= byteLimit else { return }
        uses += 1
        if let old = entries.updateValue(Entry(value: value, bytes: size, lastUse: uses), forKey: key) { bytes -= old.bytes }
        bytes += size
        guard bytes > byteLimit else { return }
        // Down to three quarters, so that this is not done for every value.
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > byteLimit / 4 * 3 else { break }
            entries[key] = nil
            bytes -= entry.bytes
        }
    }
}
