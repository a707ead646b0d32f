import Foundation
import Synchronization

/// Finds services that computers announce in the local network, through Avahi.
///
/// Without Avahi (Debian's package `avahi-daemon`) the browser is `waiting` with `kDNSServiceErr_ServiceNotRunning`.
///
/// Follows https://developer.apple.com/documentation/network/nwbrowser.
public final class NWBrowser: @unchecked Sendable {
    /// The state of a browser.
    public enum State: Hashable, Sendable {
        /// It has not been started.
        case setup
        /// Services are looked for.
        case ready
        /// Nothing can be found.
        case failed(NWError)
        /// The program has ended the browser.
        case cancelled
        /// Nothing can be found as yet.
        case waiting(NWError)
    }

    /// The services that the browser looks for.
    public enum Descriptor: Hashable, Sendable {
        /// Services of a type, such as `_http._tcp`, in a domain; nil for that of the local network.
        case bonjour(type: String, domain: String?)
        /// The same, with what they say about themselves.
        case bonjourWithTXTRecord(type: String, domain: String?)

        var type: String {
            switch self {
            case .bonjour(let type, _), .bonjourWithTXTRecord(let type, _): type
            }
        }

        var domain: String? {
            switch self {
            case .bonjour(_, let domain), .bonjourWithTXTRecord(_, let domain): domain
            }
        }
    }

    /// A service that was found.
    public struct Result: Hashable, Sendable {
        /// The description that a service publishes.
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }

        /// A difference between two results.
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)

            /// What has changed.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8
                public init(rawValue: UInt8) { self.rawValue = rawValue }
                public static let identical = Flags([])
                public static let interfaceAdded = Flags(rawValue: 1)
                public static let interfaceRemoved = Flags(rawValue: 2)
                public static let metadataChanged = Flags(rawValue: 4)
            }
        }

        /// The service, to which a connection can be made.
        public let endpoint: NWEndpoint
        /// The interfaces by which it was found.
        public internal(set) var interfaces: [NWInterface]
        /// The description that the service publishes.
        public internal(set) var metadata: Metadata
    }

    private struct Shared: ReportedState {
        static var setup: State { .setup }
        static var cancelled: State { .cancelled }

        var state = State.setup
        var results: Set<Result> = []
        var queue: DispatchQueue?
        var handler: (@Sendable (State) -> Void)?
        var resultsHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
        var session: AvahiClient.Browsing?
    }

    /// The services that the browser looks for.
    public let descriptor: Descriptor
    /// How connections to the services would communicate.
    public let parameters: NWParameters
    private let shared = Mutex(Shared())

    /// Creates a browser.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    deinit { shared.withLock { $0.session }?.end() }

    /// The state of the browser.
    public var state: State { shared.withLock { $0.state } }
    /// The services that were found and have not gone.
    public var browseResults: Set<Result> { shared.withLock { $0.results } }
    /// The queue on which functions are called; nil before the browser was started.
    public var queue: DispatchQueue? { shared.withLock { $0.queue } }

    /// The function that is told each state, on the queue of the browser.
    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.handler } }
        set { shared.withLock { $0.handler = newValue } }
    }

    /// The function that receives all services and the changes, on the queue of the browser.
    @preconcurrency public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)? {
        get { shared.withLock { $0.resultsHandler } }
        set { shared.withLock { $0.resultsHandler = newValue } }
    }

    /// Starts to look for services. A browser does not start twice.
    public func start(queue: DispatchQueue) {
        guard shared.withLock({ $0.start(on: queue) }) else { return }
        let readsRecords = if case .bonjourWithTXTRecord = descriptor { true } else { false }
        let session = AvahiClient.shared.browse(type: descriptor.type, domain: descriptor.domain, readsRecords: readsRecords) { [weak self] news in
            self?.receive(news)
        }
        shared.withLock { $0.session = session }
    }

    /// Ends the browser.
    public func cancel() {
        enter(.cancelled)
        let session = shared.withLock { shared in
            defer { shared.session = nil }
            return shared.session
        }
        session?.end()
    }

    private func enter(_ state: State) { shared.withLock { $0.enter(state) } }

    private func receive(_ news: AvahiClient.News) {
        switch news {
        case .started: enter(.ready)
        case .unreachable: enter(.waiting(.dns(kDNSServiceErr_ServiceNotRunning)))
        case .failed: enter(.failed(.dns(kDNSServiceErr_Unknown)))
        case .found(let item, let record): change { $0.add(item, record) }
        case .lost(let item): change { $0.remove(item) }
        }
    }

    private func change(_ body: (inout ServiceList) -> Result.Change) {
        let told: (@Sendable () -> Void)? = shared.withLock { shared in
            guard shared.state != .cancelled else { return nil }
            var list = ServiceList(results: shared.results)
            let change = body(&list)
            guard change != .identical else { return nil }
            shared.results = list.results
            guard let handler = shared.resultsHandler else { return nil }
            let results = shared.results
            return { handler(results, [change]) }
        }
        if let told { queue?.async(execute: told) }
    }
}

/// The services that a browser has found: one for each name, with the interfaces by which it was found.
struct ServiceList {
    var results: Set<NWBrowser.Result>

    /// Adds a service by an interface.
    mutating func add(_ item: AvahiClient.Item, _ record: NWTXTRecord?) -> NWBrowser.Result.Change {
        let metadata = record.map { NWBrowser.Result.Metadata.bonjour($0) } ?? .none
        guard let old = results.first(where: { $0.endpoint == item.endpoint }) else {
            let new = NWBrowser.Result(endpoint: item.endpoint, interfaces: [item.interface], metadata: metadata)
            results.insert(new)
            return .added(new)
        }
        var (new, flags) = (old, NWBrowser.Result.Change.Flags.identical)
        if !old.interfaces.contains(item.interface) {
            new.interfaces.append(item.interface)
            flags.insert(.interfaceAdded)
        }
        if metadata != .none, metadata != old.metadata {
            new.metadata = metadata
            flags.insert(.metadataChanged)
        }
        return replace(old, new, flags)
    }

    /// Removes a service by an interface.
    mutating func remove(_ item: AvahiClient.Item) -> NWBrowser.Result.Change {
        guard let old = results.first(where: { $0.endpoint == item.endpoint }), old.interfaces.contains(item.interface) else { return .identical }
        var new = old
        new.interfaces.removeAll { $0 == item.interface }
        if new.interfaces.isEmpty {
            results.remove(old)
            return .removed(old)
        }
        return replace(old, new, .interfaceRemoved)
    }

    private mutating func replace(
        _ old: NWBrowser.Result, _ new: NWBrowser.Result, _ flags: NWBrowser.Result.Change.Flags
    ) -> NWBrowser.Result.Change {
        guard !flags.isEmpty else { return .identical }
        results.remove(old)
        results.insert(new)
        return .changed(old: old, new: new, flags: flags)
    }
}
