import Foundation
@testable import SwiftUICore
import Synchronization
import Testing

/// Addresses that one process of a program passes to another one. Both ends are in this process.
struct AddressHandoverTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "handover-\(UUID().uuidString)/addresses")
    private var handover: AddressHandover { AddressHandover(folder: folder) }
    private let address = URL(string: "x-example://login?code=1%202&state=ä")!

    private func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    private var pipes: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

    @Test("An address reaches whoever waits for its scheme, whatever the case, and only as long as somebody waits", .timeLimit(.minutes(15)))
    func delivery() async throws {
        defer { remove() }
        #expect(!handover.deliver(address))
        let (received, continuation) = AsyncStream.makeStream(of: URL.self)
        let waiting = try #require(handover.wait(for: "X-Example") { continuation.yield($0) })
        #expect(!handover.deliver(URL(string: "x-other://login")!))
        let second = URL(string: "X-EXAMPLE://again")!
        #expect(handover.deliver(address) && handover.deliver(second))
        var iterator = received.makeAsyncIterator()
        #expect(await iterator.next() == address)
        #expect(await iterator.next() == second)
        let permissions = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
        #expect(permissions == 0o700)
        waiting.end()
        #expect(!handover.deliver(address) && pipes.isEmpty)
    }

    @Test("Who waits last receives, and ending an earlier waiting does not end the last one", .timeLimit(.minutes(15)))
    func replacement() async throws {
        defer { remove() }
        let (received, continuation) = AsyncStream.makeStream(of: String.self)
        let first = try #require(handover.wait(for: "x-example") { _ in continuation.yield("first") })
        let last = try #require(handover.wait(for: "x-example") { _ in continuation.yield("last") })
        first.end()
        #expect(handover.deliver(address))
        var iterator = received.makeAsyncIterator()
        #expect(await iterator.next() == "last")
        last.end()
    }

    @Test("A pipe of a process that has ended takes nothing, and is replaced")
    func remains() throws {
        defer { remove() }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "x-example").path
        #expect(mkfifo(path, 0o600) == 0)
        #expect(!handover.deliver(address))
        let waiting = handover.wait(for: "x-example") { _ in }
        #expect(waiting != nil && handover.deliver(address))
        // A file is no pipe, and is not written to.
        waiting?.end()
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(!handover.deliver(address))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
    }

    @Test("What cannot be a scheme is not waited for", arguments: ["", "..", "a/b", "1a", "a b", "ä"])
    func schemes(_ scheme: String) {
        #expect(handover.wait(for: scheme) { _ in } == nil)
        #expect(pipes.isEmpty)
    }
}
