import Foundation

/// What a server remembers, for several threads.
final class ServerRecord: @unchecked Sendable {
    /// An answered request.
    struct Answer: Sendable {
        let path: String
        let status: Int
    }

    private let lock = NSLock()
    private var storedBehaviour = AlmanacServer.Behaviour.normal
    private var storedAnswers: [Answer] = []

    var behaviour: AlmanacServer.Behaviour {
        get { lock.withLock { storedBehaviour } }
        set { lock.withLock { storedBehaviour = newValue } }
    }

    var answers: [Answer] {
        lock.withLock { storedAnswers }
    }

    func note(path: String, status: Int) {
        lock.withLock { storedAnswers.append(Answer(path: path, status: status)) }
    }
}
