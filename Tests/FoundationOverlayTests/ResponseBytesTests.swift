// As with `apus`, the overlay is imported into files that import Foundation only.
import Foundation
import FoundationOverlay
import Testing

/// The bytes of responses, while they arrive.
struct ResponseBytesTests {
    /// Answers one request on a port of this computer.
    private final class Server: @unchecked Sendable {
        let port: UInt16
        private let listener: Int32

        init() throws {
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let listener = listener
            let isBound = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
                }
            }
            guard isBound else { throw POSIXError(.EADDRINUSE) }
            port = UInt16(bigEndian: address.sin_port)
        }

        deinit { close(listener) }

        /// Sends the parts of an answer. After the first part, waits for each further one.
        func answer(_ parts: [String], wait: @escaping @Sendable () -> Void = {}) {
            let thread = Thread { [self] in
                let connection = accept(listener, nil, nil)
                var request = [UInt8](repeating: 0, count: 4_096)
                _ = recv(connection, &request, request.count, 0)
                for (index, part) in parts.enumerated() {
                    if index > 0 { wait() }
                    _ = Array(part.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                }
                close(connection)
            }
            thread.start()
        }

        var address: URL { get throws { try #require(URL(string: "http://127.0.0.1:\(port)/")) } }
    }

    /// A session that waits for a server on a busy machine. On Linux the interval of a request has no effect.
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 3600
        return URLSession(configuration: configuration)
    }()

    @Test func linesArriveBeforeTheEnd() async throws {
        let server = try Server()
        let first = DispatchSemaphore(value: 0)
        server.answer(
            ["HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nfirst\n", "second"],
            wait: { first.wait() })
        // The task goes ahead of other tests: while it waited for them, Foundation would keep a processor busy with the open connection.
        try await Task(priority: .high) {
            let (bytes, response) = try await session.bytes(from: server.address)
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
            var lines = bytes.lines.makeAsyncIterator()
            #expect(try await lines.next() == "first")
            // The server sends the rest only now.
            first.signal()
            #expect(try await lines.next() == "second")
            #expect(try await lines.next() == nil)
        }.value
    }

    @Test func linesOfAnAddress() async throws {
        let server = try Server()
        server.answer(["HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\none\ntwo"])
        var lines: [String] = []
        for try await line in try server.address.lines { lines.append(line) }
        #expect(lines == ["one", "two"])
    }

    @Test func emptyResponsesHaveNoBytes() async throws {
        let server = try Server()
        server.answer(["HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"])
        let (bytes, response) = try await session.bytes(from: server.address)
        #expect((response as? HTTPURLResponse)?.statusCode == 204)
        for try await _ in bytes { Issue.record("There are no bytes.") }
    }

    @Test func addressesWithoutServerThrow() async throws {
        let address: URL = try {
            let server = try Server()
            return try server.address
        }()
        await #expect(throws: (any Error).self) { try await URLSession.shared.bytes(from: address) }
    }
}
