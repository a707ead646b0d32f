import Dispatch
import Network
import Synchronization
import Testing

/// A network that a test changes.
private final class TestNetwork: NetworkSource {
    private let contents: Mutex<(state: NetworkState, handlers: [Int: @Sendable (NetworkState) -> Void], next: Int)>

    init(_ state: NetworkState = NetworkState(isAvailable: true)) { contents = Mutex((state, [:], 0)) }

    var state: NetworkState { contents.withLock { $0.state } }
    var observerCount: Int { contents.withLock { $0.handlers.count } }

    func observe(_ handler: @escaping @Sendable (NetworkState) -> Void) -> Int {
        contents.withLock { contents in
            contents.next += 1
            contents.handlers[contents.next] = handler
            handler(contents.state)
            return contents.next
        }
    }

    func remove(_ observer: Int) { contents.withLock { _ = $0.handlers.removeValue(forKey: observer) } }

    func change(isAvailable: Bool) {
        contents.withLock { contents in
            contents.state.isAvailable = isAvailable
            for handler in contents.handlers.values { handler(contents.state) }
        }
    }
}

/// Monitors of paths.
struct NWPathMonitorTests {
    private let queue = DispatchQueue(label: "test")

    /// Starts a monitor and returns the statuses that it tells, as they are later.
    private func statuses(of monitor: NWPathMonitor) -> () -> [NWPath.Status] {
        final class Record: Sendable { let statuses = Mutex<[NWPath.Status]>([]) }
        let record = Record()
        monitor.pathUpdateHandler = { path in record.statuses.withLock { $0.append(path.status) } }
        monitor.start(queue: queue)
        return { queue.sync { record.statuses.withLock { $0 } } }
    }

    @Test("The function receives the first path and then changes, on the queue, until the monitor is cancelled")
    func updates() {
        let network = TestNetwork()
        let monitor = NWPathMonitor(.none, source: network)
        #expect(monitor.currentPath.status == .satisfied && monitor.queue == nil && network.observerCount == 0)
        let statuses = statuses(of: monitor)
        #expect(statuses() == [.satisfied] && monitor.queue === queue)
        network.change(isAvailable: true)
        #expect(statuses() == [.satisfied])
        network.change(isAvailable: false)
        #expect(statuses() == [.satisfied, .unsatisfied] && monitor.currentPath.status == .unsatisfied)
        monitor.cancel()
        network.change(isAvailable: true)
        #expect(statuses() == [.satisfied, .unsatisfied] && network.observerCount == 0)
        monitor.start(queue: queue)
        #expect(network.observerCount == 0)
    }

    @Test("A path that was sent before the monitor was cancelled is not told afterwards")
    func cancellation() {
        let network = TestNetwork()
        let monitor = NWPathMonitor(.none, source: network)
        queue.suspend()
        let statuses = statuses(of: monitor)
        monitor.cancel()
        queue.resume()
        #expect(statuses().isEmpty)
    }

    @Test("A monitor that nobody holds does not observe")
    func release() {
        let network = TestNetwork()
        do {
            let monitor = NWPathMonitor(.none, source: network)
            monitor.start(queue: queue)
            #expect(network.observerCount == 1)
        }
        queue.sync {}
        #expect(network.observerCount == 0)
    }

    @Test("As a sequence it begins with the current path, has every change, and ends when it is cancelled")
    func sequence() async {
        let network = TestNetwork()
        let monitor = NWPathMonitor(.none, source: network)
        var paths = monitor.makeAsyncIterator()
        network.change(isAvailable: false)
        network.change(isAvailable: true)
        var statuses: [NWPath.Status?] = []
        for _ in 0..<3 { statuses.append(await paths.next()?.status) }
        #expect(statuses == [.satisfied, .unsatisfied, .satisfied])
        monitor.cancel()
        #expect(await paths.next() == nil)
        var later = monitor.makeAsyncIterator()
        #expect(await later.next() == nil)
    }

    @Test("The monitor of the computer's network tells a path without a main loop", .timeLimit(.minutes(15)))
    func system() async {
        let monitor = NWPathMonitor()
        for await path in monitor {
            #expect(path == monitor.currentPath)
            #expect((path.status == .satisfied) == (path.unsatisfiedReason == .notAvailable) || path.status == .unsatisfied)
            break
        }
        let own = NWPathMonitor(requiredInterfaceType: .loopback)
        for await path in own {
            #expect(path.availableInterfaces.allSatisfy { $0.type == .loopback })
            break
        }
    }
}
