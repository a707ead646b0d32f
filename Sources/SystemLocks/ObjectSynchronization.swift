import Foundation

/// Locks an object for the calling thread. The lock is recursive; other threads wait until it is unlocked as many times.
///
/// Objects are locked by identity. A value of a type that is not a class is boxed, and thus is a different object each time.
///
/// - Returns: Always 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(object as AnyObject)
    return 0
}

/// Unlocks an object that the calling thread has locked.
///
/// - Returns: 0, or -1 if the calling thread has not locked the object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.unlock(object as AnyObject) ? 0 : -1
}

/// The locks of the objects that threads hold or wait for.
private enum ObjectLocks {
    private final class Entry {
        // Retained, so that no other object can have the same identity.
        let object: AnyObject
        /// The thread that holds the lock.
        var owner: pthread_t?
        /// The number of times the owner has locked the object.
        var depth = 0
        var waiting = 0

        init(_ object: AnyObject) { self.object = object }
    }

    private static let condition = NSCondition()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func lock(_ object: AnyObject) {
        condition.lock()
        defer { condition.unlock() }
        let key = ObjectIdentifier(object)
        let entry = entries[key] ?? Entry(object)
        entries[key] = entry
        let own = pthread_self()
        entry.waiting += 1
        while let owner = entry.owner, pthread_equal(owner, own) == 0 { condition.wait() }
        entry.waiting -= 1
        entry.owner = own
        entry.depth += 1
    }

    static func unlock(_ object: AnyObject) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        let key = ObjectIdentifier(object)
        guard let entry = entries[key], let owner = entry.owner, pthread_equal(owner, pthread_self()) != 0 else { return false }
        entry.depth -= 1
        guard entry.depth == 0 else { return true }
        entry.owner = nil
        if entry.waiting == 0 { entries[key] = nil } else { condition.broadcast() }
        return true
    }
}
