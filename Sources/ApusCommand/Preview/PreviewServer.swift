import FlyingFox
import FlyingSocks
import Foundation
import RunnerProtocol

/// Serves the page of a preview session, on the loopback interface only, under an address that contains a secret.
final class PreviewServer: Sendable {
    private let server: HTTPServer
    private let token: String
    private let mailbox: Mailbox<PreviewSession.Message>

    init(mailbox: Mailbox<PreviewSession.Message>) throws {
        self.mailbox = mailbox
        token = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
        // The system chooses a port.
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    }

    /// Starts serving and returns the address of the page.
    func start() throws -> String {
        let started = Mailbox<Result<UInt16, any Error>>()
        Task { [self] in
            let files = [
                ("", PackageResources.page_html, "text/html"), ("page.js", PackageResources.page_js, "text/javascript"),
                ("page.css", PackageResources.page_css, "text/css"),
            ]
            for (name, bytes, type) in files {
                await server.appendRoute(HTTPRoute(method: .GET, path: "/\(token)/\(name)")) { _ in Self.file(bytes, type) }
            }
            await server.appendRoute(HTTPRoute(method: .GET, path: "/\(token)/socket"), to: PreviewSocket(mailbox: mailbox))
            do { try await server.run() } catch { started.post(.failure(error)) }
        }
        Task { [self] in
            do {
                try await server.waitUntilListening()
                guard case .ip4(_, let port)? = await server.listeningAddress else { throw CommandFailure.failure("no port") }
                started.post(.success(port))
            } catch {
                started.post(.failure(error))
            }
        }
        switch started.next() {
        case .success(let port): return "http://127.0.0.1:\(port)/\(token)/"
        case .failure(let error): throw CommandFailure.failure("The page cannot be served: \(error.localizedDescription)")
        }
    }

    private static func file(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: "\(type); charset=utf-8", .cacheControl: "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
                // The page loads nothing from elsewhere, and is shown in no other page than an editor's panel.
                HTTPHeader("Content-Security-Policy"):
                    "default-src 'self'; connect-src 'self' ws://127.0.0.1:*; img-src 'self' data: blob:; frame-ancestors vscode-webview:",
            ], body: Data(bytes))
    }
}

/// Accepts the page's connection, if it is the page's.
private struct PreviewSocket: HTTPHandler {
    let mailbox: Mailbox<PreviewSession.Message>

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        // Other pages cannot know the address; if one does, its origin gives it away.
        let origin = request.headers[HTTPHeader("Origin")]
        guard let host = request.headers[.host], host.hasPrefix("127.0.0.1:"), origin == nil || origin == "http://\(host)" else {
            return HTTPResponse(statusCode: .forbidden)
        }
        return try await WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: PreviewConnection(mailbox: mailbox), frameSize: 1 << 22))
            .handleRequest(request)
    }
}

/// The connection of one page.
private struct PreviewConnection: WSMessageHandler {
    let mailbox: Mailbox<PreviewSession.Message>

    func makeMessages(for incoming: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        AsyncStream { continuation in
            let client = PageClient(continuation)
            mailbox.post(.joined(client))
            let reading = Task {
                for await case .text(let text) in incoming {
                    do {
                        mailbox.post(.request(try InspectionCoding.decoder.decode(PreviewRequest.self, from: Data(text.utf8)), client))
                    } catch {
                        client.send(.refusal(of: text, error), pixels: Data())
                    }
                }
                mailbox.post(.left(client))
                continuation.finish()
            }
            continuation.onTermination = { _ in
                reading.cancel()
                mailbox.post(.left(client))
            }
        }
    }
}

/// A page in a browser. Events are texts; a frame is a message of bytes: a line of JSON, and the pixels.
private final class PageClient: PreviewClient {
    let showsFrames = true
    private let messages: AsyncStream<WSMessage>.Continuation

    init(_ messages: AsyncStream<WSMessage>.Continuation) {
        self.messages = messages
    }

    func send(_ event: PreviewEvent, pixels: Data) {
        guard var data = try? InspectionCoding.encoder.encode(event) else { return }
        guard event.type == .frame else {
            messages.yield(.text(String(decoding: data, as: UTF8.self)))
            return
        }
        data.append(UInt8(ascii: "\n"))
        messages.yield(.data(data + pixels))
    }
}
