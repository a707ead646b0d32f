import Foundation

@preconcurrency import Dispatch

/// A small HTTP server on the loopback interface. It ends with `stop()`, or when nobody holds it any more.
final class HTTPServer: Sendable {
    typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

    let port: UInt16
    private let acceptance: any DispatchSourceRead
    private let listening = DispatchGroup()

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: The port; 0 lets the system choose a free one.
    ///   - handler: Answers requests, several at a time.
    init(port: UInt16, handler: @escaping Handler) throws {
        let listener = try ListeningSocket(port: port)
        self.port = listener.port
        let connections = DispatchQueue(label: "almanac.connections", attributes: .concurrent)
        acceptance = DispatchSource.makeReadSource(fileDescriptor: listener.descriptor, queue: DispatchQueue(label: "almanac.acceptance"))
        acceptance.setEventHandler {
            guard let descriptor = listener.accepted() else { return }
            connections.async { Self.serve(Connection(descriptor: descriptor), handler: handler) }
        }
        listening.enter()
        acceptance.setCancelHandler { [listening] in
            listener.stop()
            listening.leave()
        }
        acceptance.resume()
    }

    deinit {
        acceptance.cancel()
    }

    /// Refuses connections when it returns.
    func stop() {
        acceptance.cancel()
        listening.wait()
    }

    private static func serve(_ connection: Connection, handler: Handler) {
        defer { connection.close() }
        guard let head = connection.readHead() else { return }
        guard let request = HTTPRequest(head: head) else {
            connection.write(HTTPResponse(status: 400).encoded(includesBody: true))
            return
        }
        connection.write(handler(request).encoded(includesBody: request.method != "HEAD"))
    }
}
