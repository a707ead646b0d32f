import Foundation

/// Values that are kept while they are used, as many as fit in a number of bytes.
struct ByteLimitedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var bytes: Int
        var lastUse: UInt64
    }

    private let byteLimit: Int
    /// What was not used for so long goes, in seconds; up to twice as long may pass.
    private let idleTime: Double
    private let clock: @Sendable () -> Double
    private var entries: [Key: Entry] = [:]
    private(set) var bytes = 0
    private var uses: UInt64 = 0
    /// When it was last looked for idle values, and which use was the first after that.
    private var lastSweep: (time: Double, use: UInt64)

    /// - Parameter clock: The time in seconds, which never goes back.
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

    /// Keeps a value; those not used for longest go when there is no room. A value larger than the whole is not kept.
    mutating func insert(_ value: Value, for key: Key, bytes size: Int) {
        guard size <= byteLimit else { return }
        removeIdle()
        uses += 1
        if let old = entries.updateValue(Entry(value: value, bytes: size, lastUse: uses), forKey: key) { bytes -= old.bytes }
        bytes += size
        guard bytes > byteLimit else { return }
        // Down to three quarters, so that this is not done for every value.
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > byteLimit / 4 * 3 else { break }
            remove(key, entry)
        }
    }

    /// Lets go of what was not used since it was last looked. Using a value does not look at the clock: that would cost more than the value.
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
