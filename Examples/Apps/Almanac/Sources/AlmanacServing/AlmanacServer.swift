import Foundation

/// The service behind the app: species and reports as JSON, and their pictures.
public final class AlmanacServer: Sendable {
    /// How the server answers; tests make it fail or take its time.
    public enum Behaviour: Equatable, Sendable {
        case normal
        case failing(status: Int)
        case slow(seconds: Double)
    }

    private let server: HTTPServer
    private let record: ServerRecord

    /// Starts a server. Port 0 lets the system choose a free one.
    public init(port: UInt16 = 0) throws {
        let record = ServerRecord()
        self.record = record
        server = try HTTPServer(port: port) { request in
            let response = Self.response(to: request, behaviour: record.behaviour)
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

    public func stop() {
        server.stop()
    }

    private static func response(to request: HTTPRequest, behaviour: Behaviour) -> HTTPResponse {
        switch behaviour {
        case .normal: break
        case .failing(let status): return HTTPResponse(status: status)
        case .slow(let seconds): Thread.sleep(forTimeInterval: seconds)
        }
        return ServedFolder.bundled.response(to: request)
    }
}
