import Dispatch
import Synchronization

/// Tells how the computer reaches the network, and when that changes.
///
/// ```swift
/// for await path in NWPathMonitor() {
///     isOffline = path.status != .satisfied
/// }
/// ```
///
/// The news come from GLib's network monitor. A program that has no monitor has no cost of it, and one that waits is not woken until something
/// changes.
///
/// Follows https://developer.apple.com/documentation/network/nwpathmonitor.
public final class NWPathMonitor: @unchecked Sendable {
    private struct Activity {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var isCancelled = false
        /// The path that was told last; nil before the first.
        var path: NWPath?
        /// The number of the monitor among the observers of the source; nil while it does not observe.
        var observer: Int?
        var sequences: [Int: AsyncStream<NWPath>.Continuation] = [:]
        var nextSequence = 0
    }

    private let requirement: InterfaceRequirement
    private let source: any NetworkSource
    private let activity = Mutex(Activity())

    /// Creates a monitor of all interfaces.
    public convenience init() { self.init(.none) }

    /// Creates a monitor of the interfaces of a type. Its paths are satisfied only if one of them leads to the network.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init(.required(requiredInterfaceType)) }

    /// Creates a monitor of all interfaces but those of some types.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { self.init(.prohibited(prohibitedInterfaceTypes)) }

    private convenience init(_ requirement: InterfaceRequirement) { self.init(requirement, source: SystemNetwork.shared) }

    package init(_ requirement: InterfaceRequirement, source: any NetworkSource) {
        self.requirement = requirement
        self.source = source
    }

    deinit { cancel() }

    /// The function that receives the path once the monitor has started, and after each change.
    @preconcurrency public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { activity.withLock { $0.handler } }
        set { activity.withLock { $0.handler = newValue } }
    }

    /// The queue on which the monitor calls its function; nil before it has started.
    public var queue: DispatchQueue? { activity.withLock { $0.queue } }

    /// The path as it is now.
    public var currentPath: NWPath { activity.withLock { $0.path } ?? NWPath(source.state, permitting: requirement) }

    /// Starts to call the function on a queue. A monitor that has started or was cancelled does not start again.
    public func start(queue: DispatchQueue) {
        let starts = activity.withLock { activity in
            guard activity.queue == nil, !activity.isCancelled else { return false }
            activity.queue = queue
            // Sequences may have received it already.
            if let path = activity.path { tell(path, on: queue) }
            return true
        }
        if starts { observe() }
    }

    /// Stops the monitor and ends its sequences.
    public func cancel() {
        let (observer, sequences) = activity.withLock { activity in
            defer {
                activity.isCancelled = true
                activity.observer = nil
                activity.sequences = [:]
            }
            return (activity.observer, activity.sequences.values)
        }
        if let observer { source.remove(observer) }
        for sequence in sequences { sequence.finish() }
    }

    /// Observes the source, unless the monitor does so.
    private func observe() {
        let isNeeded = activity.withLock { $0.observer == nil && !$0.isCancelled }
        guard isNeeded else { return }
        // Called without the lock: the source may call back at once.
        let observer = source.observe { [weak self] in self?.receive($0) }
        let isSurplus = activity.withLock { activity in
            guard activity.observer == nil, !activity.isCancelled else { return true }
            activity.observer = observer
            return false
        }
        if isSurplus { source.remove(observer) }
    }

    private func receive(_ state: NetworkState) {
        activity.withLock { activity in
            let path = NWPath(state, permitting: requirement)
            guard !activity.isCancelled, activity.path != path else { return }
            activity.path = path
            for sequence in activity.sequences.values { sequence.yield(path) }
            if let queue = activity.queue { tell(path, on: queue) }
        }
    }

    private func tell(_ path: NWPath, on queue: DispatchQueue) {
        queue.async { [weak self] in
            guard let self else { return }
            let handler = activity.withLock { $0.isCancelled ? nil : $0.handler }
            handler?(path)
        }
    }

    // MARK: Sequences

    fileprivate func makeStream() -> AsyncStream<NWPath> {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
        let isRunning = activity.withLock { activity in
            guard !activity.isCancelled else { return false }
            let number = activity.nextSequence
            activity.nextSequence += 1
            activity.sequences[number] = continuation
            continuation.onTermination = { [weak self] _ in self?.activity.withLock { _ = $0.sequences.removeValue(forKey: number) } }
            if let path = activity.path { continuation.yield(path) }
            return true
        }
        if isRunning { observe() } else { continuation.finish() }
        return stream
    }
}

/// The paths: the current one, and one after each change.
extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// Receives the paths of a monitor.
    public struct Iterator: AsyncIteratorProtocol {
        private let monitor: NWPathMonitor
        private var paths: AsyncStream<NWPath>.Iterator

        fileprivate init(_ monitor: NWPathMonitor) {
            self.monitor = monitor
            paths = monitor.makeStream().makeAsyncIterator()
        }

        /// Waits for the next path; nil when the monitor was cancelled or the task is.
        public mutating func next() async -> NWPath? { await paths.next() }

        /// Waits for the next path; nil when the monitor was cancelled or the task is.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? { await paths.next(isolation: actor) }
    }

    /// Starts the monitor, which needs no queue for it.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }
}
