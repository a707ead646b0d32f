import Foundation

/// The service behind the app: species and reports as JSON, and their pictures.
public final class AlmanacServer: Sendable {
    /// How the server answers; tests make it fail or wait.
    public enum Behaviour: Equatable, Sendable {
        case normal
        case failing(status: Int)
        /// Answers wait until the server behaves in another way.
        case holding
    }

    private let server: HTTPServer
    private let record: ServerRecord

    /// Starts a server. Port 0 lets the system choose a free one.
    public init(port: UInt16 = 0) throws {
        let record = ServerRecord()
        self.record = record
        server = try HTTPServer(port: port) { request in
            let response = Self.response(to: request, behaviour: record.releasedBehaviour())
            record.note(path: request.path, status: response.status)
            return response
        }
    }

    public var url: URL {
        URL(string: "http://127.0.0.1:\(server.port)/") ?? URL(filePath: "/")
    }

    public var behaviour: Behaviour {
        get { record.behaviour }
        set { record.behaviour = newValue }
    }

    /// The paths that were asked for, in order.
    public var requestedPaths: [String] { record.answers.map(\.path) }

    /// The statuses of the answers, in order.
    public var statuses: [Int] { record.answers.map(\.status) }

    /// Stops the server: connections are refused from then on.
    public func stop() {
        server.stop()
    }

    private static func response(to request: HTTPRequest, behaviour: Behaviour) -> HTTPResponse {
        if case .failing(let status) = behaviour { return HTTPResponse(status: status) }
        return ServedFolder.bundled.response(to: request)
    }
}
