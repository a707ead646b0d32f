import Foundation
import FoundationOverlay
import Testing
import os

/// Accesses of a program to files that wait for each other.
struct FileCoordinatorTests {
    /// Runs a function that may wait, for which the threads of tasks are too few.
    private func onThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                body()
                done.resume()
            }
        }
    }

    @Test func aWriterWaitsForReadersOfTheFileAndItsFolder() async {
        let folder = URL(fileURLWithPath: "/tmp/\(UUID().uuidString)")
        let log = OSAllocatedUnfairLock(initialState: [String]())
        let (entered, enter) = AsyncStream<Void>.makeStream()
        let isReleased = NSCondition()
        nonisolated(unsafe) var released = false
        async let reader: Void = onThread {
            NSFileCoordinator().coordinate(readingItemAt: folder.appendingPathComponent("a"), error: nil) { _ in
                enter.yield()
                isReleased.withLock { while !released { isReleased.wait() } }
                log.withLock { $0.append("read") }
            }
        }
        for await _ in entered { break }
        // Other readers and other files do not wait.
        NSFileCoordinator().coordinate(readingItemAt: folder.appendingPathComponent("a"), error: nil) { _ in log.withLock { $0.append("too") } }
        NSFileCoordinator().coordinate(writingItemAt: folder.appendingPathComponent("b"), error: nil) { _ in log.withLock { $0.append("b") } }
        async let writer: Void = onThread {
            NSFileCoordinator().coordinate(writingItemAt: folder, options: .forDeleting, error: nil) { url in
                log.withLock { $0.append("write") }
                // An access within another one does not wait for it.
                NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { _ in log.withLock { $0.append("within") } }
            }
        }
        isReleased.withLock {
            released = true
            isReleased.broadcast()
        }
        _ = await (reader, writer)
        #expect(log.withLock { $0 } == ["too", "b", "read", "write", "within"])
    }
}
