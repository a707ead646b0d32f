import Foundation
import Synchronization

/// A connection to another program, by TCP, UDP or a socket in the file system.
///
/// Names are looked up and addresses tried one after the other; meanwhile the connection is `preparing`. If none answers it is `waiting`, and tries
/// again when the network changes, or `restart()` is called. Connections are not encrypted: with `NWParameters.tls` they fail.
///
/// Follows https://developer.apple.com/documentation/network/nwconnection.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of a connection.
    public enum State: Hashable, Sendable {
        /// It has not been started.
        case setup
        /// No address answers as yet.
        case waiting(NWError)
        /// Addresses are looked for and tried.
        case preparing
        /// Data can be sent and received.
        case ready
        /// The connection has ended.
        case failed(NWError)
        /// The program has ended the connection.
        case cancelled
    }

    /// The message or stream that sent or received data is a part of.
    public final class ContentContext: Sendable {
        /// The name of the context.
        public let identifier: String
        /// Whether nothing comes after it.
        public let isFinal: Bool

        /// Creates a context.
        public init(identifier: String, isFinal: Bool = false) {
            self.identifier = identifier
            self.isFinal = isFinal
        }

        /// A message among others.
        public static let defaultMessage = ContentContext(identifier: "Default message")
        /// The last message, after which the stream ends.
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
        /// A stream, which has no messages.
        public static let defaultStream = ContentContext(identifier: "Default stream")
    }

    /// The way in which a connection reports that it has sent data.
    public enum SendCompletion: Sendable {
        /// The function, on the queue of the connection, once the system has taken the data, or with an error.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nobody: the data may be sent twice.
        case idempotent
    }

    private struct Receiver {
        let minimum: Int
        let maximum: Int
        let isMessage: Bool
        let completion: @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    }

    private struct Piece {
        var data: Data
        var isFinal: Bool
        var completion: SendCompletion
    }

    /// The other end.
    public let endpoint: NWEndpoint
    /// How the connection communicates.
    public let parameters: NWParameters

    private struct Shared: ReportedState {
        static var setup: State { .setup }
        static var cancelled: State { .cancelled }

        var state = State.setup
        var handler: (@Sendable (State) -> Void)?
        var queue: DispatchQueue?
        var path: NWPath?
        var pathHandler: (@Sendable (NWPath) -> Void)?
        var viabilityHandler: (@Sendable (Bool) -> Void)?
    }

    private let shared = Mutex(Shared())
    /// The queue on which the properties below are used.
    private let work = DispatchQueue(label: "NWConnection")
    private var socket: Int32 = -1
    private var received = Data()
    private var datagrams: [Data] = []
    private var hasEnded = false
    private var readError: NWError?
    private var receivers: [Receiver] = []
    private var pieces: [Piece] = []
    private var reader: (any DispatchSourceRead)?
    private var writer: (any DispatchSourceWrite)?
    private var monitor: NWPathMonitor?
    private var attempt = 0

    /// Creates a connection to an end.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
    }

    /// Creates a connection to a port of a computer.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// Creates a connection that a listener has accepted.
    init(socket: Int32, endpoint: NWEndpoint, parameters: NWParameters, first: Data? = nil) {
        self.socket = socket
        self.endpoint = endpoint
        self.parameters = parameters
        if let first { datagrams.append(first) }
    }

    deinit {
        if isReadingPaused { reader?.resume() }
        reader?.cancel()
        writer?.cancel()
        // Sources close the socket once they have ended; without any it is closed here.
        if socket >= 0, reader == nil { close(socket) }
    }

    // MARK: State

    /// The state of the connection.
    public var state: State { shared.withLock { $0.state } }

    /// The function that is told each state, on the queue of the connection.
    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.handler } }
        set { shared.withLock { $0.handler = newValue } }
    }

    /// The function that is told the path once the connection is ready.
    @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { shared.withLock { $0.pathHandler } }
        set { shared.withLock { $0.pathHandler = newValue } }
    }

    /// The function that is told that data can be sent, once the connection is ready.
    @preconcurrency public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { shared.withLock { $0.viabilityHandler } }
        set { shared.withLock { $0.viabilityHandler = newValue } }
    }

    /// The queue on which functions are called; nil before the connection was started.
    public var queue: DispatchQueue? { shared.withLock { $0.queue } }

    /// The path with both ends; nil before the connection is ready.
    public var currentPath: NWPath? { shared.withLock { $0.path } }

    /// The greatest number of bytes of a datagram.
    public var maximumDatagramSize: Int { 65_507 }

    private func enter(_ state: State) { shared.withLock { $0.enter(state) } }

    /// Starts the connection. It does not start twice.
    public func start(queue: DispatchQueue) {
        guard shared.withLock({ $0.start(on: queue) }) else { return }
        work.async { [self] in
            if parameters.isEncrypted { return fail(.tls(-9800)) }
            if socket >= 0 { becomeReady() } else { connect() }
        }
    }

    /// Tries a connection again that waits.
    public func restart() {
        work.async { [self] in
            if case .waiting = state { connect() }
        }
    }

    /// Ends the connection. Data that were passed to `send` and are not sent are lost.
    public func cancel() {
        work.async { [self] in
            enter(.cancelled)
            end(with: .posix(.ECANCELED))
        }
    }

    /// Ends the connection at once.
    public func forceCancel() { cancel() }

    /// Ends the connection at once.
    public func cancelCurrentEndpoint() { cancel() }

    private func fail(_ error: NWError) {
        enter(.failed(error))
        end(with: error)
    }

    /// Closes the socket, and tells those that wait.
    private func end(with error: NWError) {
        attempt += 1
        monitor?.cancel()
        monitor = nil
        if let reader {
            // A source that is suspended would never end.
            if isReadingPaused { reader.resume() }
            isReadingPaused = false
            reader.cancel()
        } else if socket >= 0 {
            close(socket)
        }
        writer?.cancel()
        (reader, writer, socket) = (nil, nil, -1)
        readError = readError ?? error
        for piece in pieces { tell(piece.completion, error) }
        pieces = []
        serveReceivers()
    }

    // MARK: Connecting

    private func connect() {
        attempt += 1
        let number = attempt
        monitor?.cancel()
        monitor = nil
        enter(.preparing)
        // Names and connections may take long; the queue of the connection goes on.
        DispatchQueue.global().async { [self] in
            let result = Result<Int32, NWError> { () throws(NWError) in try Self.connectedSocket(endpoint, parameters) }
            work.async { [self] in
                guard number == attempt, state != .cancelled else {
                    if case .success(let socket) = result { close(socket) }
                    return
                }
                switch result {
                case .success(let connected):
                    socket = connected
                    becomeReady()
                case .failure(let error): wait(error)
                }
            }
        }
    }

    /// Waits for another network.
    private func wait(_ error: NWError) {
        enter(.waiting(error))
        let monitor = NWPathMonitor()
        let first = Mutex(true)
        monitor.pathUpdateHandler = { [weak self] _ in
            let isFirst = first.withLock { value in
                defer { value = false }
                return value
            }
            if !isFirst { self?.restart() }
        }
        monitor.start(queue: work)
        self.monitor = monitor
    }

    /// Returns a socket that is connected to one of the addresses of an end.
    private static func connectedSocket(_ endpoint: NWEndpoint, _ parameters: NWParameters) throws(NWError) -> Int32 {
        var failure = NWError.dns(kDNSServiceErr_NoSuchRecord)
        for address in try SocketAddress.resolve(endpoint, parameters.transport) {
            let socket = Glibc.socket(address.family, parameters.transport.socketType | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard socket >= 0 else {
                failure = NWError(errno: errno)
                continue
            }
            set(parameters.options, on: socket, isStream: parameters.transport == .tcp && address.family != AF_UNIX)
            if let local = parameters.requiredLocalEndpoint, let own = try? SocketAddress.resolve(local, parameters.transport).first {
                var one: Int32 = 1
                setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
                guard own.withPointer({ bind(socket, $0, $1) }) == 0 else {
                    failure = NWError(errno: errno)
                    close(socket)
                    continue
                }
            }
            _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
            let error = address.withPointer { connect(socket, $0, $1, seconds: parameters.options.connectionTimeout) }
            if error == 0 { return socket }
            failure = NWError(errno: error)
            close(socket)
        }
        throw failure
    }

    /// Connects a socket; returns 0 or the number of an error.
    private static func connect(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t, seconds: Int) -> Int32 {
        if Glibc.connect(socket, address, length) == 0 { return 0 }
        guard errno == EINPROGRESS else { return errno }
        var poll = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
        let count = Glibc.poll(&poll, 1, seconds > 0 ? Int32(clamping: seconds * 1000) : 75_000)
        guard count > 0 else { return count == 0 ? ETIMEDOUT : errno }
        var error: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) == 0 ? error : errno
    }

    static func set(_ options: NWProtocolTCP.Options, on socket: Int32, isStream: Bool) {
        guard isStream else { return }
        func set(_ level: Int32, _ name: Int32, _ number: Int) {
            var value = Int32(clamping: number)
            setsockopt(socket, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
        }
        let tcp = Int32(IPPROTO_TCP)
        if options.noDelay { set(tcp, Int32(TCP_NODELAY), 1) }
        guard options.enableKeepalive else { return }
        set(SOL_SOCKET, SO_KEEPALIVE, 1)
        if options.keepaliveIdle > 0 { set(tcp, Int32(TCP_KEEPIDLE), options.keepaliveIdle) }
        if options.keepaliveInterval > 0 { set(tcp, Int32(TCP_KEEPINTVL), options.keepaliveInterval) }
        if options.keepaliveCount > 0 { set(tcp, Int32(TCP_KEEPCNT), options.keepaliveCount) }
    }

    private func becomeReady() {
        _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
        let socket = socket
        let local = SocketAddress { getsockname(socket, $0, $1) }?.endpoint, remote = SocketAddress { getpeername(socket, $0, $1) }?.endpoint
        let path = NWPath(SystemNetwork.shared.state, permitting: .none, localEndpoint: local, remoteEndpoint: remote ?? endpoint)
        let reader = DispatchSource.makeReadSource(fileDescriptor: socket, queue: work)
        reader.setEventHandler { [weak self] in self?.read() }
        reader.setCancelHandler { close(socket) }
        self.reader = reader
        let (pathHandler, viabilityHandler, queue) = shared.withLock { shared in
            shared.path = path
            return (shared.pathHandler, shared.viabilityHandler, shared.queue)
        }
        enter(.ready)
        queue?.async {
            pathHandler?(path)
            viabilityHandler?(true)
        }
        reader.resume()
        write()
        serveReceivers()
    }

    // MARK: Receiving

    /// Receives bytes of a stream, or a datagram, and calls a function on the queue of the connection.
    ///
    /// - Parameters:
    ///   - minimumIncompleteLength: The least number of bytes, unless the stream ends before.
    ///   - maximumLength: The greatest number of bytes.
    ///   - completion: Receives the bytes, what they belong to, whether it has ended, and an error.
    @preconcurrency public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) {
        let minimum = max(minimumIncompleteLength, 0)
        add(Receiver(minimum: minimum, maximum: max(maximumLength, minimum, 1), isMessage: false, completion: completion))
    }

    /// Receives a datagram, or all bytes of a stream up to its end, and calls a function on the queue of the connection.
    @preconcurrency public func receiveMessage(
        completion: @escaping @Sendable (_ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) { add(Receiver(minimum: .max, maximum: .max, isMessage: true, completion: completion)) }

    private func add(_ receiver: Receiver) {
        work.async { [self] in
            receivers.append(receiver)
            serveReceivers()
        }
    }

    /// The number of bytes that are read before somebody asks for them.
    private static let readAhead = 1 << 18

    /// Reads all that the socket holds, up to the limit.
    ///
    /// libdispatch removes a source at the event that tells that both ends have closed, so bytes and an end that are left then are never told of.
    private func read() {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while socket >= 0, !isReadingPaused {
            let count = recv(socket, &bytes, bytes.count, 0)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { break }
            if count < 0 {
                // A datagram that nobody was there to take: those that follow may arrive.
                if parameters.transport == .udp, errno == ECONNREFUSED { break }
                return fail(NWError(errno: errno))
            }
            if parameters.transport == .udp {
                datagrams.append(Data(bytes.prefix(count)))
                if datagrams.count > 256 { datagrams.removeFirst() }
                // The source tells of the datagrams that follow.
                break
            }
            if count == 0 {
                hasEnded = true
                pauseReading()
            } else {
                received.append(contentsOf: bytes.prefix(count))
                let isWaitedFor = receivers.first.map { $0.minimum > received.count } ?? false
                if received.count >= Self.readAhead, !isWaitedFor { pauseReading() }
            }
        }
        serveReceivers()
    }

    private var isReadingPaused = false

    private func pauseReading() {
        guard !isReadingPaused, let reader else { return }
        isReadingPaused = true
        reader.suspend()
    }

    private func continueReading() {
        guard isReadingPaused, !hasEnded, let reader else { return }
        isReadingPaused = false
        reader.resume()
        // The source may be gone. Not called at once, as `read` serves the receivers itself.
        work.async { [weak self] in self?.read() }
    }

    private func serveReceivers() {
        while let receiver = receivers.first {
            let result: (Data?, ContentContext?, Bool, NWError?)
            if parameters.transport == .udp, !datagrams.isEmpty {
                result = (datagrams.removeFirst(), .defaultMessage, true, nil)
            } else if !received.isEmpty, received.count >= receiver.minimum || hasEnded || readError != nil {
                let part = received.prefix(receiver.maximum)
                received = Data(received.dropFirst(part.count))
                let isLast = received.isEmpty && hasEnded
                result = (Data(part), isLast ? .finalMessage : .defaultStream, isLast, nil)
            } else if receiver.minimum == 0, parameters.transport == .tcp, state == .ready, !hasEnded {
                result = (nil, .defaultStream, false, nil)
            } else if hasEnded {
                result = (nil, .finalMessage, true, nil)
            } else if let readError {
                result = (nil, nil, false, readError)
            } else {
                break
            }
            receivers.removeFirst()
            let completion = receiver.completion
            (queue ?? work).async { completion(result.0, result.1, result.2, result.3) }
        }
        let isWaitedFor = receivers.first.map { $0.minimum > received.count } ?? false
        if isWaitedFor || received.count < Self.readAhead { continueReading() }
    }

    // MARK: Sending

    /// Sends bytes of a stream, or a datagram.
    ///
    /// - Parameters:
    ///   - content: The bytes; nil for none, to end the stream.
    ///   - contentContext: What they belong to. After the final message the stream ends.
    ///   - isComplete: Whether what they belong to ends.
    ///   - completion: Who is told that they were sent.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        work.async { [self] in
            if let readError, socket < 0 { return tell(completion, readError) }
            let isFinal = contentContext.isFinal && isComplete
            pieces.append(Piece(data: content ?? Data(), isFinal: isFinal, completion: completion))
            write()
        }
    }

    /// Calls a function, whose sending the connection may bring together.
    public func batch(_ block: () -> Void) { block() }

    private func write() {
        guard socket >= 0, state == .ready else { return }
        while !pieces.isEmpty {
            if pieces[0].data.isEmpty, parameters.transport == .tcp || pieces[0].isFinal {
                let piece = pieces.removeFirst()
                if piece.isFinal, parameters.transport == .tcp { shutdown(socket, Int32(SHUT_WR)) }
                tell(piece.completion, nil)
                continue
            }
            let count = pieces[0].data.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0 {
                let number = errno
                if number == EINTR { continue }
                if number == EAGAIN { return waitUntilWritable() }
                let error = NWError(errno: number)
                guard parameters.transport == .udp else { return fail(error) }
                tell(pieces.removeFirst().completion, error)
                continue
            }
            if parameters.transport == .udp {
                tell(pieces.removeFirst().completion, nil)
            } else {
                pieces[0].data = Data(pieces[0].data.dropFirst(count))
                // The loop handles the end of a piece that is empty now.
            }
        }
        writer?.cancel()
        writer = nil
    }

    private func waitUntilWritable() {
        guard writer == nil else { return }
        let writer = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: work)
        writer.setEventHandler { [weak self] in self?.write() }
        writer.resume()
        self.writer = writer
    }

    private func tell(_ completion: SendCompletion, _ error: NWError?) {
        guard case .contentProcessed(let function) = completion else { return }
        (queue ?? work).async { function(error) }
    }

    public var debugDescription: String { "[\(endpoint.debugDescription) \(parameters.debugDescription)]" }
}
