import Foundation

extension NotificationCenter {
    /// Returns the notifications with a name, from the moment that a loop over them begins:
    ///
    ///     for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
    ///         update()
    ///     }
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender of the notifications; nil for any.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a centre as an asynchronous sequence. It ends only when the task that loops over it is cancelled.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Returns an iterator over the notifications that are posted from now on. They wait until the loop takes them.
        public func makeAsyncIterator() -> Iterator {
            let (notifications, continuation) = AsyncStream.makeStream(of: Posted.self)
            let registration = Registration(
                center: center,
                observer: center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Posted(notification: $0)) })
            continuation.onTermination = { _ in registration.end() }
            return Iterator(registration: registration, posted: notifications.makeAsyncIterator())
        }

        /// An iterator over notifications. Its observation ends with it.
        public struct Iterator: AsyncIteratorProtocol {
            private let registration: Registration
            private var posted: AsyncStream<Posted>.Iterator

            fileprivate init(registration: Registration, posted: AsyncStream<Posted>.Iterator) {
                self.registration = registration
                self.posted = posted
            }

            public mutating func next() async -> Notification? { await posted.next()?.notification }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }

        // Code that posts a notification does not use it any more.
        fileprivate struct Posted: @unchecked Sendable { let notification: Notification }

        fileprivate final class Registration: @unchecked Sendable {
            private let center: NotificationCenter
            private let observer: any NSObjectProtocol

            init(center: NotificationCenter, observer: any NSObjectProtocol) {
                self.center = center
                self.observer = observer
            }

            func end() { center.removeObserver(observer) }

            deinit { end() }
        }
    }
}
