import Foundation

/// A cache with a limit in bytes, which evicts the least recently used values.
struct ByteLimitedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var bytes: Int
        var lastUse: UInt64
    }

    private let byteLimit: Int
    /// The time in seconds after which unused values are removed. It may take up to twice as long.
    private let idleTime: Double
    private let clock: @Sendable () -> Double
    private var entries: [Key: Entry] = [:]
    private(set) var bytes = 0
    private var uses: UInt64 = 0
    /// The time of the last removal of idle values, and the first use after it.
    private var lastSweep: (time: Double, use: UInt64)

    /// - Parameter clock: Returns the time in seconds, which must not decrease.
    init(byteLimit: Int, idleTime: Double = .infinity, clock: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }) {
        self.byteLimit = byteLimit
        self.idleTime = idleTime
        self.clock = clock
        lastSweep = (idleTime < .infinity ? clock() : 0, 0)
    }

    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = entries.index(forKey: key) else { return nil }
            uses += 1
            entries.values[index].lastUse = uses
            return entries.values[index].value
        }
    }

    /// Inserts a value and evicts the least recently used ones if necessary. A value larger than the limit is not cached.
    mutating func insert(_ value: Value, for key: Key, bytes size: Int) {
        guard size <= byteLimit else { return }
        removeIdle()
        uses += 1
        if let old = entries.updateValue(Entry(value: value, bytes: size, lastUse: uses), forKey: key) { bytes -= old.bytes }
        bytes += size
        guard bytes > byteLimit else { return }
        // Evict down to three quarters, so that eviction does not happen on every insertion.
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > byteLimit / 4 * 3 else { break }
            remove(key, entry)
        }
    }

    /// Removes all values.
    mutating func removeAll() {
        entries = [:]
        bytes = 0
    }

    /// Removes values not used since the last removal. Lookups do not query the clock, since that would cost more than the
    /// lookup.
    private mutating func removeIdle() {
        guard idleTime < .infinity else { return }
        let time = clock()
        guard time - lastSweep.time >= idleTime else { return }
        for (key, entry) in entries where entry.lastUse < lastSweep.use { remove(key, entry) }
        lastSweep = (time, uses + 1)
    }

    private mutating func remove(_ key: Key, _ entry: Entry) {
        entries[key] = nil
        bytes -= entry.bytes
    }
}
