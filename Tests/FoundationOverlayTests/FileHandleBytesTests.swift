import Foundation
import FoundationOverlay
import Testing

/// Bytes that are read from files and pipes while they arrive.
struct FileHandleBytesTests {
    @Test func linesOfAPipeArriveWhileItIsWritten() async throws {
        let pipe = Pipe()
        var lines = pipe.fileHandleForReading.bytes.lines.makeAsyncIterator()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntw".utf8))
        #expect(try await lines.next() == "one")
        try pipe.fileHandleForWriting.write(contentsOf: Data("o\n".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try await lines.next() == "two")
        #expect(try await lines.next() == nil)
    }

    @Test func filesAreReadFromThePositionOn() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let data = Data((0..<40_000).map { UInt8($0 % 251) })
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try FileHandle(forReadingFrom: url)
        try file.seek(toOffset: 3)
        var read = Data()
        for try await byte in file.bytes { read.append(byte) }
        #expect(read == data[3...])
    }

    @Test func waitingEndsWithItsTask() async throws {
        let pipe = Pipe()
        let task = Task { try await pipe.fileHandleForReading.bytes.first { _ in true } }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
