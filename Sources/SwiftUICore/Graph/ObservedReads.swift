@_spi(SwiftUI) import Observation

/// The properties of observable objects that the latest run of a piece of user code has read. The first change of one of them is
/// reported once.
///
/// The observation library keeps a registration until one of its properties changes. Code that runs often and reads a property that
/// never changes would leave a registration with the object for each run. Each run therefore also reads the property `registration`, and
/// changing that ends the registration of the previous run.
final class ObservedReads: Observable, @unchecked Sendable {
    private struct State {
        /// The number of the latest run.
        var run = 0
        /// Whether the latest run waits for a change.
        var isWaiting = true
    }

    private let registrar = ObservationRegistrar()
    private let state = Locked(State())
    private let handle: TreeHandle
    // Called on the tree's thread only.
    private let onChange: (AnyKeyPath?) -> Void

    /// - Parameter onChange: Called on the thread of the tree with the property that changes, if it is known.
    init(in tree: ViewTree, onChange: @escaping (AnyKeyPath?) -> Void) {
        handle = tree.handle
        self.onChange = onChange
    }

    /// The property that ends registrations.
    private var registration: Void { () }

    /// Runs user code, and replaces the registration of the previous run.
    func track<Result>(_ body: () -> Result) -> Result {
        endRegistration()
        let run = state.withLock { state in
            state.run += 1
            state.isWaiting = true
            return state.run
        }
        return withObservationTracking(
            {
                registrar.access(self, keyPath: \.registration)
                return body()
            },
            willSet: { [self] tracking in
                report(tracking.changed, in: run)
                tracking.cancel()
            })
    }

    /// Reports a change that was registered in a run; without effect if the run is not the latest or has reported a change before.
    func report(_ property: AnyKeyPath? = nil, in run: Int = 0) {
        let isNews = state.withLock { state in
            guard state.run == run, state.isWaiting else { return false }
            state.isWaiting = false
            return true
        }
        guard isNews else { return }
        handle.tree?.perform { self.onChange(property) }
    }

    /// Ends the registration of the latest run: nothing is reported until the code runs again.
    func endRegistration() {
        let wasWaiting = state.withLock { state in
            defer { state.isWaiting = false }
            return state.isWaiting
        }
        guard wasWaiting else { return }
        registrar.willSet(self, keyPath: \.registration)
        registrar.didSet(self, keyPath: \.registration)
    }
}
