import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Network

/// Connections and listeners on the computer itself.
@Suite(.timeLimit(.minutes(15))) struct ConnectionTests {
    private let queue = DispatchQueue(label: "test")

    /// Starts a listener and waits until it is ready.
    private func start(_ listener: NWListener) async throws -> NWEndpoint.Port {
        let state: NWListener.State = await withCheckedContinuation { continuation in
            listener.stateUpdateHandler = { continuation.resume(returning: $0) }
            listener.start(queue: queue)
        }
        listener.stateUpdateHandler = nil
        #expect(state == .ready)
        return try #require(listener.port)
    }

    /// Starts a connection and waits until a condition holds for its state.
    private func start(_ connection: NWConnection, until condition: @escaping @Sendable (NWConnection.State) -> Bool) async -> NWConnection.State {
        let isDone = Mutex(false)
        return await withCheckedContinuation { continuation in
            connection.stateUpdateHandler = { state in
                guard condition(state),
                    isDone.withLock({ done in
                        defer { done = true }
                        return !done
                    })
                else { return }
                continuation.resume(returning: state)
            }
            connection.start(queue: queue)
        }
    }

    private func received(
        _ connection: NWConnection, minimum: Int = 1, maximum: Int = 1 << 20
    ) async -> (Data?, isComplete: Bool, NWError?) {
        await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: minimum, maximumLength: maximum) { data, _, isComplete, error in
                continuation.resume(returning: (data, isComplete, error))
            }
        }
    }

    /// Answers each piece of a connection with capitals, and ends with it.
    private static func echo(_ connection: NWConnection, on queue: DispatchQueue) {
        connection.start(queue: queue)
        @Sendable func answer() {
            connection.receive(minimumIncompleteLength: 1, maximumLength: 1 << 16) { data, _, isComplete, error in
                if let data {
                    let text = String(decoding: data, as: UTF8.self).uppercased()
                    connection.send(
                        content: Data(text.utf8),
                        contentContext: isComplete && connection.parameters.transport == .tcp ? .finalMessage : .defaultMessage,
                        completion: .idempotent)
                } else if isComplete {
                    connection.send(content: nil, contentContext: .finalMessage, completion: .idempotent)
                }
                if error == nil, !isComplete || connection.parameters.transport == .udp { answer() }
            }
        }
        answer()
    }

    @Test("Bytes go to a listener and back; the end of the stream is told", arguments: [NWEndpoint.Host.ipv4(.loopback), .name("localhost", nil)])
    func streams(host: NWEndpoint.Host) async throws {
        let listener = try NWListener(using: .tcp)
        listener.newConnectionHandler = { [queue] in Self.echo($0, on: queue) }
        let port = try await start(listener)
        defer { listener.cancel() }
        let connection = NWConnection(host: host, port: port, using: .tcp)
        #expect(connection.state == .setup && connection.currentPath == nil)
        #expect(await start(connection) { $0 == .ready } == .ready)
        #expect(connection.currentPath?.localEndpoint != nil && connection.currentPath?.remoteEndpoint != nil)
        let error: NWError? = await withCheckedContinuation { continuation in
            connection.send(content: Data("hello ".utf8), completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        #expect(error == nil)
        let first = await received(connection, minimum: 6, maximum: 6)
        #expect(first.0 == Data("HELLO ".utf8) && !first.isComplete)
        connection.send(content: Data("end".utf8), contentContext: .finalMessage, completion: .idempotent)
        let rest = await received(connection, minimum: 100)
        #expect(rest.0 == Data("END".utf8) && rest.isComplete && rest.2 == nil)
        #expect(await received(connection).isComplete)
        connection.cancel()
        let after = await received(connection)
        #expect(after.0 == nil && (after.isComplete || after.2 != nil) && connection.state == .cancelled)
    }

    @Test("Many bytes arrive in order, though the receiver is slow")
    func manyBytes() async throws {
        let listener = try NWListener(using: .tcp)
        let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        listener.newConnectionHandler = { [queue] connection in
            connection.start(queue: queue)
            connection.send(content: bytes, contentContext: .finalMessage, completion: .idempotent)
        }
        let port = try await start(listener)
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        connection.start(queue: queue)
        try await Task.sleep(for: .milliseconds(100))
        var all = Data()
        while true {
            let part = await received(connection, minimum: 70_000, maximum: 500_000)
            #expect(part.2 == nil)
            if let data = part.0 { all.append(data) }
            if part.isComplete || part.2 != nil { break }
        }
        #expect(all == bytes)
        connection.cancel()
    }

    @Test("All bytes arrive, and the end, once both ends have closed", arguments: [1, 70_000, 300_000])
    func closedStreams(count: Int) async throws {
        let listener = try NWListener(using: .tcp)
        let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        listener.newConnectionHandler = { [queue] connection in
            connection.start(queue: queue)
            connection.receiveMessage { _, _, _, _ in connection.send(content: bytes, contentContext: .finalMessage, completion: .idempotent) }
        }
        let port = try await start(listener)
        defer { listener.cancel() }
        for _ in 0..<10 {
            let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
            connection.start(queue: queue)
            connection.send(content: Data([1]), contentContext: .finalMessage, completion: .idempotent)
            let all = await received(connection, minimum: .max, maximum: .max)
            #expect(all.0 == bytes && all.isComplete && all.2 == nil)
            #expect(await received(connection).isComplete)
            connection.cancel()
        }
    }

    @Test("Datagrams of two senders are two connections")
    func datagrams() async throws {
        let listener = try NWListener(using: .udp)
        let count = Mutex(0)
        listener.newConnectionHandler = { [queue] connection in
            count.withLock { $0 += 1 }
            Self.echo(connection, on: queue)
        }
        let port = try await start(listener)
        defer { listener.cancel() }
        let connections = (0..<2).map { _ in NWConnection(host: "127.0.0.1", port: port, using: .udp) }
        for (index, connection) in connections.enumerated() {
            #expect(await start(connection) { $0 == .ready } == .ready)
            for turn in 0..<2 {
                connection.send(content: Data("a\(index)\(turn)".utf8), completion: .idempotent)
                let answer: (Data?, Bool) = await withCheckedContinuation { continuation in
                    connection.receiveMessage { data, _, isComplete, _ in continuation.resume(returning: (data, isComplete)) }
                }
                #expect(answer.0 == Data("A\(index)\(turn)".utf8) && answer.1)
            }
        }
        #expect(count.withLock { $0 } == 2)
        for connection in connections { connection.cancel() }
    }

    @Test("Sockets of the file system, limits and addresses of listeners")
    func listeners() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("s\(UUID().uuidString.prefix(8))").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let parameters = NWParameters.tcp
        parameters.requiredLocalEndpoint = .unix(path: path)
        let listener = try NWListener(using: parameters)
        listener.newConnectionHandler = { [queue] in Self.echo($0, on: queue) }
        listener.newConnectionLimit = 1
        let state: NWListener.State = await withCheckedContinuation { continuation in
            listener.stateUpdateHandler = { continuation.resume(returning: $0) }
            listener.start(queue: queue)
        }
        listener.stateUpdateHandler = nil
        #expect(state == .ready)
        let first = NWConnection(to: .unix(path: path), using: .tcp)
        #expect(await start(first) { $0 == .ready } == .ready)
        first.send(content: Data("x".utf8), completion: .idempotent)
        #expect(await received(first).0 == Data("X".utf8))
        let second = NWConnection(to: .unix(path: path), using: .tcp)
        #expect(await start(second) { $0 == .ready } == .ready)
        #expect(await received(second).isComplete)
        listener.cancel()
        first.cancel()
        second.cancel()

        let local = try NWListener(using: .tcp, on: .any)
        local.parameters.acceptLocalOnly = true
        let port = try await start(local)
        #expect(port.rawValue > 0)
        let other = try NWListener(using: .tcp, on: port)
        other.parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: port)
        let failure: NWListener.State = await withCheckedContinuation { continuation in
            other.stateUpdateHandler = { continuation.resume(returning: $0) }
            other.start(queue: queue)
        }
        #expect(failure == .failed(.posix(.EADDRINUSE)))
        local.cancel()
    }

    @Test("A connection that nobody accepts waits; encrypted ones fail")
    func failures() async throws {
        // The port was free a moment ago.
        let listener = try NWListener(using: .tcp)
        let port = try await start(listener)
        let ended: NWListener.State = await withCheckedContinuation { continuation in
            listener.stateUpdateHandler = { continuation.resume(returning: $0) }
            listener.cancel()
        }
        #expect(ended == .cancelled)
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        let state = await start(connection) { if case .waiting = $0 { true } else { false } }
        #expect(state == .waiting(.posix(.ECONNREFUSED)))
        connection.cancel()
        let missing = NWConnection(host: "does-not-exist.invalid", port: 80, using: .tcp)
        #expect(await start(missing) { if case .waiting = $0 { true } else { false } } == .waiting(.dns(kDNSServiceErr_NoSuchRecord)))
        missing.cancel()
        let secure = NWConnection(host: "127.0.0.1", port: port, using: .tls)
        #expect(await start(secure) { if case .failed = $0 { true } else { false } } == .failed(.tls(-9800)))
        #expect(await received(secure).2 == .tls(-9800))
        #expect(throws: NWError.tls(-9800)) { try NWListener(using: .tls) }
    }
}

/// Ends of connections.
struct EndpointTests {
    @Test("Addresses are read from texts and bytes, and written")
    func addresses() throws {
        #expect(IPv4Address("192.168.1.7")?.debugDescription == "192.168.1.7" && IPv4Address("300.1.1.1") == nil && IPv4Address(Data([1])) == nil)
        #expect(IPv6Address("fe80::1")?.isLinkLocal == true && IPv6Address("::1") == .loopback && IPv6Address("x") == nil)
        #expect(IPv6Address("2001:db8:0:0::1")?.debugDescription == "2001:db8::1" && IPv6Address("fe80::1%lo")?.interface?.name == "lo")
        #expect(
            IPv6Address("::ffff:10.0.0.1")?.asIPv4?.debugDescription == "10.0.0.1" && IPv4Address.loopback.isLoopback
                && IPv4Address.mdnsGroup.isMulticast)
        #expect(NWEndpoint.Host("10.0.0.1") == .ipv4(try #require(IPv4Address("10.0.0.1"))) && NWEndpoint.Host("a.b") == .name("a.b", nil))
        #expect(NWEndpoint.Port("443") == .https && NWEndpoint.Port(rawValue: 80) == 80 && NWEndpoint.Port("70000") == nil)
        #expect(NWEndpoint.hostPort(host: "localhost", port: 80).debugDescription == "localhost:80")
        #expect(NWEndpoint.service(name: "Printer", type: "_ipp._tcp", domain: "local", interface: nil).debugDescription == "Printer._ipp._tcp.local")
    }

    @Test("Addresses of sockets are the ends that they were made of")
    func sockets() throws {
        for text in ["10.1.2.3", "2001:db8::7"] {
            let end = NWEndpoint.hostPort(host: NWEndpoint.Host(text), port: 8080)
            #expect(try SocketAddress.resolve(end, .tcp).first?.endpoint == end)
        }
        #expect(SocketAddress(path: "/tmp/s")?.endpoint == .unix(path: "/tmp/s") && SocketAddress(path: String(repeating: "a", count: 200)) == nil)
        #expect(throws: NWError.posix(.EINVAL)) { _ = try SocketAddress.resolve(.url(URL(string: "unknown:x")!), .tcp) }
        #expect(try SocketAddress.resolve(.url(URL(string: "http://127.0.0.1/a")!), .tcp).first?.endpoint == .hostPort(host: "127.0.0.1", port: 80))
    }

    @Test("Records keep keys without values, and the first value of a key")
    func records() {
        var record = NWTXTRecord(["path": "/a", "empty": ""])
        #expect(NWTXTRecord(record.data) == record && record["PATH"] == "/a")
        #expect(record.getEntry(for: "empty") == .empty && record.getEntry(for: "missing") == nil)
        let raw = NWTXTRecord(Data([3] + Array("key".utf8) + [5] + Array("a=b=c".utf8) + [3] + Array("a=x".utf8)))
        #expect(raw.getEntry(for: "key") == NWTXTRecord.Entry.none && raw["a"] == "b=c" && raw.dictionary["a"] == "b=c")
        record["path"] = nil
        #expect(record["path"] == nil && NWTXTRecord(Data([200, 1])) == NWTXTRecord(Data([200, 1])))
    }

    @Test("A service is one result, whatever the number of interfaces")
    func services() {
        let endpoint = NWEndpoint.service(name: "a", type: "_x._tcp", domain: "local", interface: nil)
        let wifi = NWInterface(type: .wifi, name: "wlan0", index: 1), cable = NWInterface(type: .wiredEthernet, name: "eth0", index: 2)
        var list = ServiceList(results: [])
        guard case .added(let first) = list.add(.init(endpoint: endpoint, interface: wifi), nil) else { return #expect(Bool(false)) }
        #expect(first.interfaces == [wifi] && list.add(.init(endpoint: endpoint, interface: wifi), nil) == .identical)
        guard case .changed(_, let both, .interfaceAdded) = list.add(.init(endpoint: endpoint, interface: cable), nil) else {
            return #expect(Bool(false))
        }
        #expect(both.interfaces == [wifi, cable] && list.results == [both])
        let record = NWTXTRecord(["a": "b"])
        guard case .changed(_, let described, .metadataChanged) = list.add(.init(endpoint: endpoint, interface: cable), record) else {
            return #expect(Bool(false))
        }
        #expect(described.metadata == .bonjour(record))
        guard case .changed(_, _, .interfaceRemoved) = list.remove(.init(endpoint: endpoint, interface: wifi)) else { return #expect(Bool(false)) }
        #expect(list.remove(.init(endpoint: endpoint, interface: wifi)) == .identical)
        guard case .removed = list.remove(.init(endpoint: endpoint, interface: cable)) else { return #expect(Bool(false)) }
        #expect(list.results.isEmpty)
    }
}
