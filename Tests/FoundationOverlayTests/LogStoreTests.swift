import Foundation
import OSLog
import Testing

@testable import os

/// The log as `OSLogStore` reads it.
struct LogStoreTests {
    /// A subsystem of the test's own, as tests run at the same time.
    private let subsystem = "org.example.\(UUID().uuidString)"

    private func entries(_ options: OSLogEnumerator.Options = []) throws -> [OSLogEntry] {
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let own = subsystem
        let matches = NSPredicate { entry, _ in (entry as? any OSLogEntryWithPayload)?.subsystem == own }
        return Array(try store.getEntries(with: options, matching: matches))
    }

    @Test func messagesAreReadBack() throws {
        let logger = Logger(subsystem: subsystem, category: "tests")
        logger.info("first \(1)")
        logger.error("second \("secret", privacy: .private)")
        os_log("third %{public}@ %.2f %d%%", log: OSLog(subsystem: subsystem, category: "c"), type: .fault, "x", 1.0 / 3, 7)
        os_log(.debug, log: OSLog(subsystem: subsystem, category: "c"), "fourth \(5, format: .hex(includePrefix: true))")
        Logger(.disabled).error("never")
        let logged = try entries().compactMap { $0 as? OSLogEntryLog }
        #expect(logged.map(\.composedMessage) == ["first 1", "second <private>", "third x 0.33 7%", "fourth 0x5"])
        #expect(logged.map(\.level) == [.info, .error, .fault, .debug])
        #expect(logged.map(\.category) == ["tests", "tests", "c", "c"])
        #expect(logged.allSatisfy { $0.processIdentifier == ProcessInfo.processInfo.processIdentifier })
        #expect(try entries(.reverse).first?.composedMessage == "fourth 0x5")
    }

    @Test func signpostsAreEntries() throws {
        let signposter = OSSignposter(subsystem: subsystem, category: .pointsOfInterest)
        let id = signposter.makeSignpostID()
        let state = signposter.beginInterval("load", id: id, "of \(3)")
        signposter.emitEvent("moment")
        signposter.endInterval("load", state)
        #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
        os_signpost(.event, log: OSLog(subsystem: subsystem, category: "c"), name: "old", "%d", 4)
        let marks = try entries().compactMap { $0 as? OSLogEntrySignpost }
        #expect(marks.map(\.signpostName) == ["load", "moment", "load", "sum", "sum", "old"])
        #expect(marks.map(\.signpostType) == [.intervalBegin, .event, .intervalEnd, .intervalBegin, .intervalEnd, .event])
        #expect(marks[0].signpostIdentifier == id.rawValue && marks[2].signpostIdentifier == id.rawValue)
        #expect(marks[0].composedMessage == "of 3" && marks[5].composedMessage == "4")
        #expect(signposter.makeSignpostID() != id)
    }

    @Test func positionsSkipWhatIsOlder() throws {
        let logger = Logger(subsystem: subsystem, category: "tests")
        logger.notice("old")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let later = store.position(date: Date().addingTimeInterval(1000))
        #expect(Array(try store.getEntries(at: later)).isEmpty)
        let earlier = store.position(date: Date().addingTimeInterval(-1000))
        #expect(try store.getEntries(at: earlier).contains { $0.composedMessage == "old" })
        #expect(throws: (any Error).self) { try OSLogStore(scope: .system) }
    }

    @Test(arguments: [
        ("%d of %u", [Int32(-1), UInt8(200)] as [any Sendable], "-1 of 200"), ("%x", [Int8(-1)], "ff"), ("%@", [], "<missing>"),
        ("100%", [], "100%"), ("%5.1f|", [2.25], "  2.2|"), ("%{private, mask.hash}s", ["x"], "<private>"), ("%lld%%", [Int64.max], "\(Int64.max)%"),
        ("%d", ["no number"], "no number"), ("%q %", [1], "%q %"),
    ])
    func messagesInTheFormatOfC(_ format: String, _ arguments: [any Sendable], _ text: String) {
        #expect(LogFormat(format).text(arguments) == text)
    }

    @Test func valuesHaveFormatsAndColumns() {
        let message: OSLogMessage =
            "\(255, format: .hex) \(7, format: .decimal(minDigits: 3)) \(2.5, format: .fixed(precision: 2)) [\("a", align: .right(columns: 3))]"
        #expect(message.text == "ff 007 2.50 [  a]")
    }
}
