import Foundation
import FoundationOverlay
import Synchronization
import Testing

/// Tasks that a scheduler runs in the background.
struct BackgroundActivityTests {
    /// Counts the runs of a task, and continues a test when there are enough.
    private final class Runs: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func add() -> Int {
            count.withLock {
                $0 += 1; return $0
            }
        }
    }

    @Test("A repeating task runs until its scheduler is invalidated, a deferred one runs again", arguments: [true, false])
    func runs(repeats: Bool) async {
        let scheduler = NSBackgroundActivityScheduler(identifier: "org.example.task")
        scheduler.interval = 0.001
        scheduler.repeats = repeats
        let runs = Runs()
        await withCheckedContinuation { continuation in
            scheduler.schedule { completion in
                let count = runs.add()
                if count == 3 {
                    scheduler.invalidate()
                    continuation.resume()
                }
                completion(repeats ? .finished : .deferred)
            }
        }
        #expect(runs.value == 3)
    }

    @Test("An interval that is not finite or negative is 0")
    func intervals() {
        let scheduler = NSBackgroundActivityScheduler(identifier: "org.example.task")
        for interval in [-1, .nan, .infinity] {
            scheduler.interval = interval
            #expect(scheduler.interval == 0)
        }
        #expect(!scheduler.repeats && !scheduler.shouldDefer)
    }
}
