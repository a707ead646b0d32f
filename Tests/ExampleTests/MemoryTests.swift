import Foundation
import Testing

/// Memory of the example screens and of content that changes, measured in a program of its own: other tests run in this one.
@Suite struct MemoryTests {
    /// Live bytes by moment: start, three quarters, end.
    private func measure(_ arguments: [String]) throws -> [String: [Int]] {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(
            "memorybench")
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        var bytes: [String: [Int]] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count == 3, let value = Int(fields[2]) else { continue }
            bytes[String(fields[0]), default: []].append(value)
        }
        return bytes
    }

    @Test func theScreensLeaveNothingBehind() throws {
        let screens = try #require(try measure(["screens", "2"])["screens"])
        #expect(screens.count == 5)
        #expect(screens[4] - screens[0] < 300_000, "\(screens)")
    }

    @Test func contentThatChangesLeavesNothingBehind() throws {
        let all = ["text", "longText", "fonts", "image", "symbols", "navigation", "sheet", "canvas", "shapes", "animation", "transition", "tasks"]
        let kinds = try measure(["changes", "12"] + all)
        #expect(kinds.count == all.count)
        for (kind, bytes) in kinds {
            #expect(bytes.count == 5)
            #expect(bytes[bytes.count - 1] - bytes[0] < 300_000, "\(kind): \(bytes)")
        }
    }
}
