import Foundation
import Synchronization

/// Waits for connections of other programs, by TCP or UDP.
///
/// Follows https://developer.apple.com/documentation/network/nwlistener.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of a listener.
    public enum State: Hashable, Sendable {
        /// It has not been started.
        case setup
        /// It cannot listen as yet.
        case waiting(NWError)
        /// Connections are accepted.
        case ready
        /// It cannot listen.
        case failed(NWError)
        /// The program has ended the listener.
        case cancelled
    }

    /// A service that is announced in the local network.
    public struct Service: Hashable, Sendable {
        /// The name; nil for that of the computer.
        public var name: String?
        /// The type, such as `_http._tcp`.
        public var type: String
        /// The domain; nil for that of the local network.
        public var domain: String?
        /// The description that the service publishes.
        public var txtRecord: Data?

        /// Creates a service.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
        }

        /// Creates a service with properties.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
        }
    }

    /// A change of what is announced.
    public enum ServiceRegistrationChange: Hashable, Sendable {
        /// The service is announced.
        case add(NWEndpoint)
        /// The service is not announced any more.
        case remove(NWEndpoint)
    }

    /// A number of connections without a limit.
    public static let InfiniteConnectionLimit = Int.max

    private struct Shared: ReportedState {
        static var setup: State { .setup }
        static var cancelled: State { .cancelled }

        var state = State.setup
        var port: NWEndpoint.Port?
        var queue: DispatchQueue?
        var handler: (@Sendable (State) -> Void)?
        var connectionHandler: (@Sendable (NWConnection) -> Void)?
        var registrationHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
        var limit = NWListener.InfiniteConnectionLimit
        var service: Service?
    }

    /// How the listener communicates.
    public let parameters: NWParameters
    private let requestedPort: UInt16
    private let shared = Mutex(Shared())
    /// The queue on which the properties below are used.
    private let work = DispatchQueue(label: "NWListener")
    private var source: (any DispatchSourceRead)?
    /// The listener itself from `cancel()` until its socket is closed, so that the last state is told even if the program has released it.
    private var closingSelf: NWListener?
    private var registration: AvahiClient.Registration?

    /// Creates a listener for a port. Throws ``NWError/tls(_:)`` for encrypted connections.
    ///
    /// - Parameters:
    ///   - parameters: How the listener communicates. Its `requiredLocalEndpoint` is the address, and the port if `port` names none.
    ///   - port: The port; `any` for one that the system chooses.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        guard !parameters.isEncrypted else { throw NWError.tls(-9800) }
        self.parameters = parameters
        if port == .any, case .hostPort(_, let own)? = parameters.requiredLocalEndpoint {
            requestedPort = own.rawValue
        } else {
            requestedPort = port.rawValue
        }
    }

    /// Creates a listener for a port that the system chooses, whose service is announced.
    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }

    deinit { source?.cancel() }

    /// The state of the listener.
    public var state: State { shared.withLock { $0.state } }
    /// The port; nil before the listener is ready, if the system chooses it.
    public var port: NWEndpoint.Port? { shared.withLock { $0.port } ?? (requestedPort == 0 ? nil : NWEndpoint.Port(rawValue: requestedPort)) }
    /// The queue on which functions are called; nil before the listener was started.
    public var queue: DispatchQueue? { shared.withLock { $0.queue } }

    /// The function that is told each state, on the queue of the listener.
    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.handler } }
        set { shared.withLock { $0.handler = newValue } }
    }

    /// The function that receives connections, on the queue of the listener. It starts or cancels them.
    @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { shared.withLock { $0.connectionHandler } }
        set { shared.withLock { $0.connectionHandler = newValue } }
    }

    /// The function that is told what is announced, on the queue of the listener.
    @preconcurrency public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
        get { shared.withLock { $0.registrationHandler } }
        set { shared.withLock { $0.registrationHandler = newValue } }
    }

    /// The number of connections that are accepted from now on. Others are closed.
    public var newConnectionLimit: Int {
        get { shared.withLock { $0.limit } }
        set { shared.withLock { $0.limit = newValue } }
    }

    /// The service that is announced, by Avahi; nil for none. Without Avahi nothing is announced.
    public var service: Service? {
        get { shared.withLock { $0.service } }
        set {
            shared.withLock { $0.service = newValue }
            work.async { [self] in announce() }
        }
    }

    private func enter(_ state: State) { shared.withLock { $0.enter(state) } }

    /// Starts to listen. A listener does not start twice.
    public func start(queue: DispatchQueue) {
        guard shared.withLock({ $0.start(on: queue) }) else { return }
        work.async { [self] in
            do throws(NWError) {
                try listen()
            } catch {
                enter(.failed(error))
            }
        }
    }

    /// Ends the listener. Connections that it has accepted go on.
    public func cancel() {
        work.async { [self] in
            announce(isOver: true)
            guard let source else {
                if closingSelf == nil { enter(.cancelled) }
                return
            }
            self.source = nil
            closingSelf = self
            source.cancel()
        }
    }

    /// Enters the last state: the port is free now.
    private func didClose() {
        closingSelf = nil
        enter(.cancelled)
    }

    private func listen() throws(NWError) {
        var addresses: [SocketAddress] = []
        let isLocal = parameters.acceptLocalOnly || parameters.requiredInterfaceType == .loopback
        if case .hostPort(let host, _)? = parameters.requiredLocalEndpoint, let port = NWEndpoint.Port(rawValue: requestedPort) {
            addresses = try SocketAddress.resolve(.hostPort(host: host, port: port), parameters.transport)
        } else if case .unix? = parameters.requiredLocalEndpoint, let local = parameters.requiredLocalEndpoint {
            addresses = try SocketAddress.resolve(local, parameters.transport)
        } else {
            // A socket of version 6 receives what comes by version 4, too, but for the computer itself.
            addresses = isLocal ? [] : [SocketAddress(.any as IPv6Address, port: requestedPort)]
            addresses.append(SocketAddress(isLocal ? .loopback : .any as IPv4Address, port: requestedPort))
        }
        var failure = NWError.posix(.EADDRNOTAVAIL)
        for address in addresses {
            let socket = Glibc.socket(address.family, parameters.transport.socketType | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard socket >= 0 else {
                failure = NWError(errno: errno)
                continue
            }
            Self.prepare(socket, address.family, parameters)
            guard address.withPointer({ bind(socket, $0, $1) }) == 0, parameters.transport == .udp || Glibc.listen(socket, 128) == 0 else {
                failure = NWError(errno: errno)
                close(socket)
                continue
            }
            _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
            if case .hostPort(_, let port)? = SocketAddress({ getsockname(socket, $0, $1) })?.endpoint { shared.withLock { $0.port = port } }
            let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: work)
            source.setEventHandler { [weak self] in
                guard let self else { return }
                if parameters.transport == .tcp { accept(on: socket) } else { receive(on: socket) }
            }
            source.setCancelHandler { [weak self] in
                close(socket)
                self?.didClose()
            }
            source.resume()
            self.source = source
            enter(.ready)
            announce()
            return
        }
        throw failure
    }

    private static func prepare(_ socket: Int32, _ family: Int32, _ parameters: NWParameters) {
        func set(_ level: Int32, _ name: Int32, _ number: Int32) {
            var value = number
            setsockopt(socket, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
        }
        if parameters.allowLocalEndpointReuse || parameters.transport == .udp { set(SOL_SOCKET, SO_REUSEADDR, 1) }
        // The sockets of senders of datagrams share the port.
        if parameters.transport == .udp { set(SOL_SOCKET, SO_REUSEPORT, 1) }
        if family == AF_INET6 { set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
    }

    private func accept(on listening: Int32) {
        while true {
            var socket: Int32 = -1
            let peer = SocketAddress {
                socket = Glibc.accept(listening, $0, $1)
                return socket
            }
            guard let peer, socket >= 0 else { return }
            _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
            NWConnection.set(parameters.options, on: socket, isStream: peer.family != AF_UNIX)
            pass(NWConnection(socket: socket, endpoint: peer.endpoint ?? .unix(path: ""), parameters: parameters))
        }
    }

    /// Makes a connection of each sender of datagrams: a socket that is connected to the sender receives what it sends from then on.
    private func receive(on listening: Int32) {
        while true {
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            var count = 0
            let peer = SocketAddress {
                count = recvfrom(listening, &bytes, bytes.count, 0, $0, $1)
                return Int32(clamping: count)
            }
            guard let peer, count >= 0 else { return }
            guard let own = SocketAddress({ getsockname(listening, $0, $1) }) else { return }
            let socket = Glibc.socket(own.family, parameters.transport.socketType | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard socket >= 0 else { continue }
            Self.prepare(socket, own.family, parameters)
            guard own.withPointer({ bind(socket, $0, $1) }) == 0, peer.withPointer({ Glibc.connect(socket, $0, $1) }) == 0,
                let endpoint = peer.endpoint
            else {
                close(socket)
                continue
            }
            pass(NWConnection(socket: socket, endpoint: endpoint, parameters: parameters, first: Data(bytes.prefix(count))))
        }
    }

    private func pass(_ connection: NWConnection) {
        let (handler, queue): ((@Sendable (NWConnection) -> Void)?, DispatchQueue?) = shared.withLock { shared in
            guard shared.limit > 0 else { return (nil, nil) }
            if shared.limit != Self.InfiniteConnectionLimit { shared.limit -= 1 }
            return (shared.connectionHandler, shared.queue)
        }
        if let handler, let queue { queue.async { handler(connection) } } else { connection.cancel() }
    }

    /// Announces the service, or ends that.
    private func announce(isOver: Bool = false) {
        if let registration {
            self.registration = nil
            let endpoint = registration.endpoint
            registration.end()
            tell(.remove(endpoint))
        }
        guard !isOver, state == .ready, let service, let port else { return }
        AvahiClient.shared.register(service, port: port.rawValue) { [weak self] registration in
            guard let self else { return registration.end() }
            work.async {
                guard self.source != nil, self.registration == nil else { return registration.end() }
                self.registration = registration
                self.tell(.add(registration.endpoint))
            }
        }
    }

    private func tell(_ change: ServiceRegistrationChange) {
        let (handler, queue) = shared.withLock { ($0.registrationHandler, $0.queue) }
        if let handler, let queue { queue.async { handler(change) } }
    }

    public var debugDescription: String { "[listener \(parameters.debugDescription) \(port?.debugDescription ?? "-")]" }
}
