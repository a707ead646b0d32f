// Emitted into the client: a package that finds this module by `canImport` does not link it.
// Packages ask `#if canImport(os)` and then expect its lock; with this module on the search path they find it.
@_exported import Glibc

/// A lock that is not recursive; on Linux a `pthread_mutex_t`, all zero when unlocked.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock that is not recursive; on Linux a `pthread_mutex_t`, all zero when unlocked.
public typealias os_unfair_lock_s = pthread_mutex_t
/// A pointer to a lock, whose memory must not move while it is in use.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free and takes it.
@_alwaysEmitIntoClient public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }
/// Frees the lock.
@_alwaysEmitIntoClient public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
/// Takes the lock if it is free, and says whether it did.
@_alwaysEmitIntoClient public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

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

    /// A lock around `initialState`.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// A lock around `initialState`, which the caller promises not to touch from elsewhere.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls `body` with the state while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls `body` with the state while holding the lock, without checks that what passes is sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards nothing by itself.
    public init() { self.init(uncheckedState: ()) }
    /// Waits until the lock is free and takes it.
    public func lock() { os_unfair_lock_lock(storage.lock) }
    /// Frees the lock.
    public func unlock() { os_unfair_lock_unlock(storage.lock) }
}
