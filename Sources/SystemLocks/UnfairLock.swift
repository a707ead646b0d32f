// Emitted into the client, because a package that finds `os` with `canImport` does not link this module.
import Glibc

/// A non-recursive lock. On Linux, a `pthread_mutex_t`, which is all zero when unlocked.
public typealias os_unfair_lock = pthread_mutex_t
/// A non-recursive lock. On Linux, a `pthread_mutex_t`, which is all zero when unlocked.
public typealias os_unfair_lock_s = pthread_mutex_t
/// A pointer to a lock. The memory must not move while the lock is in use.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires the lock, waiting until it is available.
@_alwaysEmitIntoClient public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }
/// Releases the lock.
@_alwaysEmitIntoClient public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
/// Acquires the lock if it is available. Returns whether it was acquired.
@_alwaysEmitIntoClient public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }
