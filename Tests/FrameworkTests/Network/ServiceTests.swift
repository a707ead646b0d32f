import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Network

/// Services of the local network.
@Suite(.serialized, .timeLimit(.minutes(15))) struct ServiceTests {
    private let queue = DispatchQueue(label: "test")

    private func wait(_ condition: () -> Bool) async throws {
        for _ in 0..<3000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(condition())
    }

    @Test(
        "A service that a listener announces is found, accepts connections, and is lost with the listener",
        .enabled(if: AvahiClient.shared.isReachable))
    func services() async throws {
        let name = "apus \(UUID().uuidString.prefix(8))"
        let listener = try NWListener(using: .tcp)
        listener.service = NWListener.Service(name: name, type: "_apus-test._tcp", txtRecord: NWTXTRecord(["path": "/a"]))
        listener.newConnectionHandler = { [queue] connection in
            connection.start(queue: queue)
            connection.send(content: Data("found".utf8), contentContext: .finalMessage, completion: .idempotent)
        }
        let announced = Mutex<[NWListener.ServiceRegistrationChange]>([])
        listener.serviceRegistrationUpdateHandler = { change in announced.withLock { $0.append(change) } }
        listener.start(queue: queue)
        try await wait { announced.withLock { !$0.isEmpty } }

        let browser = NWBrowser(for: .bonjourWithTXTRecord(type: "_apus-test._tcp", domain: nil), using: .tcp)
        let changes = Mutex<[NWBrowser.Result.Change]>([])
        browser.browseResultsChangedHandler = { _, new in changes.withLock { $0 += new } }
        browser.start(queue: queue)
        func result() -> NWBrowser.Result? {
            browser.browseResults.first { if case .service(name, _, _, _) = $0.endpoint { true } else { false } }
        }
        try await wait { result() != nil }
        #expect(browser.state == .ready && changes.withLock { !$0.isEmpty })
        let found = try #require(result())
        guard case .bonjour(let record) = found.metadata else { return #expect(Bool(false)) }
        #expect(record["path"] == "/a" && !found.interfaces.isEmpty)

        let connection = NWConnection(to: found.endpoint, using: .tcp)
        connection.start(queue: queue)
        let data: Data? = await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: 5, maximumLength: 5) { data, _, _, _ in continuation.resume(returning: data) }
        }
        #expect(data == Data("found".utf8))
        connection.cancel()
        listener.cancel()
        try await wait { result() == nil }
        browser.cancel()
        #expect(browser.state == .cancelled)
    }

    @Test("Without Avahi a browser waits, and a service has no address", .disabled(if: AvahiClient.shared.isReachable))
    func unreachable() async throws {
        let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
        let states = Mutex<[NWBrowser.State]>([])
        browser.stateUpdateHandler = { state in states.withLock { $0.append(state) } }
        browser.start(queue: queue)
        try await wait { states.withLock { !$0.isEmpty } }
        #expect(states.withLock { $0 } == [.waiting(.dns(kDNSServiceErr_ServiceNotRunning))] && browser.browseResults.isEmpty)
        browser.cancel()
        #expect(throws: NWError.self) {
            _ = try SocketAddress.resolve(.service(name: "a", type: "_http._tcp", domain: "local", interface: nil), .tcp)
        }
    }
}
