// By way of Darwin, Foundation has these locks on Apple's systems.
@_exported import typealias os.os_unfair_lock
@_exported import func os.os_unfair_lock_lock
@_exported import typealias os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock_t
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
