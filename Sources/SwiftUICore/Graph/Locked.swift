import Synchronization

/// A value protected by a mutex.
package final class Locked<Value>: @unchecked Sendable {
    private let mutex = Mutex(())
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body(&value)
    }
}
