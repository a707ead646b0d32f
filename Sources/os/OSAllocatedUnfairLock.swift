@_exported import Glibc
// Packages check `#if canImport(os)` and then expect its locks, so they find it whenever this module is on the search path.
@_exported import SystemLocks

/// A value guarded by a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State
        init(_ state: State) {
            lock.initialize(to: os_unfair_lock())
            self.state = state
        }
        deinit {
            pthread_mutex_destroy(lock)
            lock.deallocate()
        }
    }

    fileprivate let storage: Storage

    /// Creates a lock with an initial state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// Creates a lock with an initial state that need not be sendable. The caller must not access the state elsewhere.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls a closure with the state while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the state while holding the lock, without requiring that values are sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Calls a closure while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }

    /// Calls a closure while holding the lock, without requiring that values are sendable.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// Acquires the lock if it is available. Returns whether it was acquired.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// Acquires the lock, waiting until it is available.
    public func lock() { os_unfair_lock_lock(storage.lock) }
    /// Releases the lock.
    public func unlock() { os_unfair_lock_unlock(storage.lock) }
}
