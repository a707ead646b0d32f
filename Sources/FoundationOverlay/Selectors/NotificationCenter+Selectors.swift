import Foundation

/// The observers that were added with selectors, by object.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    private struct Entry {
        weak var observer: AnyObject?
        let name: Notification.Name?
        let token: any NSObjectProtocol
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: Any?, to center: NotificationCenter) {
        nonisolated(unsafe) weak let target: AnyObject? = observer
        nonisolated(unsafe) let selector = selector
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target else { return }
            selector._call(on: target, with: notification)
        }
        lock.withLock {
            entries.removeAll { $0.observer == nil }
            entries.append(Entry(observer: observer, name: name, token: token))
        }
    }

    func remove(_ observer: AnyObject, _ name: Notification.Name?, from center: NotificationCenter) {
        let removed = lock.withLock {
            let removed = entries.filter { $0.observer === observer && (name == nil || $0.name == name) }
            entries.removeAll { entry in removed.contains { $0.token === entry.token } }
            return removed
        }
        for entry in removed { center.removeObserver(entry.token) }
    }
}

extension NotificationCenter {
    /// Calls a method of an object with the notifications of a name, or with all if it is nil, until the object is removed or gone.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any? = nil) {
        SelectorObservers.shared.add(observer as AnyObject, aSelector, aName, anObject, to: self)
    }

    /// Ends the calls of an object's methods with notifications.
    ///
    /// - Parameter observer: An object that was added with a selector, or what `addObserver(forName:object:queue:using:)` has returned.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends the calls of an object's methods with the notifications of a name, or with all if it is nil.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer, name aName: Notification.Name?, object anObject: Any? = nil) {
        SelectorObservers.shared.remove(observer, aName, from: self)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

extension Timer {
    /// Creates a timer that calls a method of an object with itself, and schedules it in the current run loop. The timer keeps the object.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        nonisolated(unsafe) let (target, selector) = (target, selector)
        return scheduledTimer(withTimeInterval: interval, repeats: repeats) { selector._call(on: target, with: $0) }
    }

    /// Creates a timer that calls a method of an object with itself. The timer keeps the object.
    public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        nonisolated(unsafe) let (target, selector) = (target, selector)
        self.init(timeInterval: interval, repeats: repeats) { selector._call(on: target, with: $0) }
    }
}
