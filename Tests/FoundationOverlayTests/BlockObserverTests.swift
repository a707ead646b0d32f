import Foundation
import FoundationOverlay
import Synchronization
import Testing

/// Observers of notifications whose token is not kept.
struct BlockObserverTests {
    private final class Sender: Sendable {}
    private final class Count: Sendable {
        private let value = Mutex(0)
        var current: Int { value.withLock { $0 } }
        func add() { value.withLock { $0 += 1 } }
    }

    @Test func observersWithoutATokenReceiveNotifications() {
        let (center, count, sender) = (NotificationCenter(), Count(), Sender())
        let name = Notification.Name("BlockObserverTests")
        center.addObserver(forName: name, object: nil, queue: nil) { _ in count.add() }
        center.addObserver(forName: name, object: sender, queue: nil) { _ in count.add() }
        center.post(name: name, object: sender)
        #expect(count.current == 2)
        center.post(name: name, object: Sender())
        #expect(count.current == 3)
    }

    @Test func tokensEndObservers() {
        let (center, count) = (NotificationCenter(), Count())
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count.add() }
        center.removeObserver(token)
        center.post(name: Notification.Name("BlockObserverTests"), object: nil)
        #expect(count.current == 0)
    }
}
