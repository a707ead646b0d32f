import Dispatch
import Foundation
import Synchronization

/// A task that runs in the background at some time in an interval, once or again and again.
///
/// Linux does not tell programs when it would be best to run, so that the task runs when the interval has passed.
///
/// Follows https://developer.apple.com/documentation/foundation/nsbackgroundactivityscheduler
public final class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
    /// The result of a run of the task.
    public enum Result: Int, Sendable {
        /// The task is done; a repeating one runs again after its interval.
        case finished = 1
        /// The task runs again soon, since it could not finish.
        case deferred = 2
    }

    /// Called by the task with what became of it.
    public typealias CompletionHandler = @Sendable (NSBackgroundActivityScheduler.Result) -> Void

    /// The time after which a deferred task runs again, as a part of the interval.
    private static let deferral = 0.1

    private struct State {
        var interval: TimeInterval = 0
        var tolerance: TimeInterval = 0
        var repeats = false
        var qualityOfService = QualityOfService.background
        /// The number of times that the task has been scheduled or invalidated; runs of former schedules have no effect.
        var generation = 0
    }

    private let state = Mutex(State())

    /// The name of the task, in reverse-DNS notation.
    public let identifier: String

    /// Creates a scheduler for a task, which has not begun.
    public init(identifier: String) {
        self.identifier = identifier
    }

    deinit { invalidate() }

    /// The interval between runs, in seconds. Negative values and values that are not finite are taken as 0.
    public var interval: TimeInterval {
        get { state.withLock { $0.interval } }
        set { state.withLock { $0.interval = newValue.isFinite ? max(0, newValue) : 0 } }
    }

    /// How much later than the interval the task may run, in seconds. Has no effect: the task is not delayed.
    public var tolerance: TimeInterval {
        get { state.withLock { $0.tolerance } }
        set { state.withLock { $0.tolerance = newValue } }
    }

    /// Whether the task runs again after each interval.
    public var repeats: Bool {
        get { state.withLock { $0.repeats } }
        set { state.withLock { $0.repeats = newValue } }
    }

    /// The importance of the task.
    public var qualityOfService: QualityOfService {
        get { state.withLock { $0.qualityOfService } }
        set { state.withLock { $0.qualityOfService = newValue } }
    }

    /// Whether the task should return early with `deferred`. Always false: Linux does not ask for it.
    public var shouldDefer: Bool { false }

    /// Runs the task after the interval, on a queue of the system, in place of the task that was scheduled before.
    public func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {
        let (generation, interval) = state.withLock { state in
            state.generation += 1
            return (state.generation, state.interval)
        }
        run(block, after: interval, generation)
    }

    /// Keeps the task from running again.
    public func invalidate() {
        state.withLock { $0.generation += 1 }
    }

    private func run(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void, after delay: TimeInterval, _ generation: Int) {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self, state.withLock({ $0.generation }) == generation else { return }
            block { [weak self] result in
                guard let self else { return }
                let next: TimeInterval? = state.withLock { state in
                    guard state.generation == generation else { return nil }
                    switch result {
                    case .deferred: return state.interval * Self.deferral
                    case .finished: return state.repeats ? state.interval : nil
                    }
                }
                if let next { run(block, after: next, generation) }
            }
        }
    }
}
