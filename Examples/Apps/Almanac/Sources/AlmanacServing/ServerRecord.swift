import Foundation

/// What a server remembers, for several threads.
final class ServerRecord: @unchecked Sendable {
    /// An answered request.
    struct Answer: Sendable {
        let path: String
        let status: Int
    }

    private let condition = NSCondition()
    private var storedBehaviour = AlmanacServer.Behaviour.normal
    private var storedAnswers: [Answer] = []

    var behaviour: AlmanacServer.Behaviour {
        get { condition.withLock { storedBehaviour } }
        set {
            condition.withLock {
                storedBehaviour = newValue
                condition.broadcast()
            }
        }
    }

    /// The behaviour once the server no longer holds its answers back.
    func releasedBehaviour() -> AlmanacServer.Behaviour {
        condition.withLock {
            while storedBehaviour == .holding { condition.wait() }
            return storedBehaviour
        }
    }

    var answers: [Answer] {
        condition.withLock { storedAnswers }
    }

    func note(path: String, status: Int) {
        condition.withLock { storedAnswers.append(Answer(path: path, status: status)) }
    }
}
