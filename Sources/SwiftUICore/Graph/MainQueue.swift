import Dispatch
import Foundation

/// The queue that runs the main actor's code.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main thread or on the main queue.
    ///
    /// The two differ: after an asynchronous `main` has suspended, on Linux another thread serves the main queue.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

    /// Calls a function on the main actor: at once if the caller runs there, or while the calling thread waits.
    package static func sync<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        isCurrent ? onMainActor(body) : DispatchQueue.main.sync { onMainActor(body) }
    }
}
