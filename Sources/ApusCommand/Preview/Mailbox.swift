import Foundation

/// A queue of messages from many threads to one.
final class Mailbox<Message: Sendable>: @unchecked Sendable {
    // Guarded by the condition.
    private var messages: [Message] = []
    private let condition = NSCondition()

    func post(_ message: Message) {
        condition.lock()
        messages.append(message)
        condition.signal()
        condition.unlock()
    }

    /// Returns the next message; waits until there is one. Nil if there is none until the deadline.
    func next(before deadline: Date?) -> Message? {
        guard let deadline else { return next() }
        condition.lock()
        defer { condition.unlock() }
        // Waiting until a date in the distant past or future would overflow.
        while messages.isEmpty, deadline.timeIntervalSinceNow > 0 {
            guard condition.wait(until: deadline) else { break }
        }
        return messages.isEmpty ? nil : messages.removeFirst()
    }

    /// Returns the next message; waits until there is one.
    func next() -> Message {
        condition.lock()
        defer { condition.unlock() }
        while messages.isEmpty { condition.wait() }
        return messages.removeFirst()
    }
}
