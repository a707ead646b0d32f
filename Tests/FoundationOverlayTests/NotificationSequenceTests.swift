// As with `apus`, the overlay is imported into files that import Foundation only.
import Foundation
import FoundationOverlay
import Testing

/// Notifications as an asynchronous sequence.
struct NotificationSequenceTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")

    @Test func notificationsWaitForTheLoop() async {
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["number": 2])
        let first = await iterator.next()?.userInfo?["number"] as? Int
        let second = await iterator.next()?.userInfo?["number"] as? Int
        #expect(first == 1 && second == 2)
    }

    private final class Sender: Sendable {}

    @Test func aSenderIsChosen() async {
        let sender = Sender()
        var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: Sender(), userInfo: ["number": 1])
        center.post(name: name, object: sender, userInfo: ["number": 2])
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
    }

    @Test func theLoopEndsWithItsTask() async {
        let (steps, step) = AsyncStream.makeStream(of: Int.self)
        let notifications = center.notifications(named: name)
        let task = Task {
            var iterator = notifications.makeAsyncIterator()
            step.yield(0)
            var count = 0
            while await iterator.next() != nil {
                count += 1
                step.yield(count)
            }
            return count
        }
        for await count in steps {
            if count == 1 { break }
            center.post(name: name, object: nil)
        }
        task.cancel()
        #expect(await task.value == 1)
    }
}
