import Foundation
import Testing

@testable import ApusCommand

/// Programs that are run: what they leave behind, and how long they may take.
@Suite struct SubprocessTests {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    @Test func outputAndStatusAreThoseOfTheProgram() throws {
        let result = try Subprocess(
            executable: shell, arguments: ["-c", "echo out; echo err >&2; exit 3"], environment: ["A": "b"]
        ).run()
        #expect(result.status == 3)
        #expect(result.signal == nil)
        #expect(result.output == Data("out\n".utf8))
        #expect(result.errorOutput == Data("err\n".utf8))
        #expect(try Subprocess(executable: shell, arguments: ["-c", "echo $A"], environment: ["A": "b c"]).run().output == Data("b c\n".utf8))
        #expect(try Subprocess(executable: shell, arguments: ["-c", "kill -9 $$"]).run().signal == 9)
        #expect(
            try Subprocess(executable: shell, arguments: ["-c", "pwd"], directory: URL(fileURLWithPath: "/usr")).run().output == Data("/usr\n".utf8))
    }

    @Test func aProgramThatIsNotThereIsAnError() {
        #expect(throws: (any Error).self) { try Subprocess(executable: URL(fileURLWithPath: "/nowhere/program")).run() }
    }

    @Test func whatAProgramLeavesBehindEnds() throws {
        // In a group of its own, as a compiler's parts are.
        let result = try Subprocess(executable: shell, arguments: ["-c", "set -m; sleep 1000 & echo $!"]).run()
        let left = try #require(Int32(String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(!Processes.isAlive(left))
    }

    @Test func aProgramEndsWhenItMayNotGoOn() throws {
        let result = try Subprocess(executable: shell, arguments: ["-c", "while :; do :; done"], mayGoOn: { _ in false }).run()
        #expect(result.signal == SIGKILL)
    }

    @Test func locksAreSharedOrExclusive() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lock-\(UUID().uuidString)")
        #expect(FolderLock(folder, .shared, waits: false) == nil)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var shared = FolderLock(folder, .shared, waits: false)
        #expect(shared != nil)
        #expect(FolderLock(folder, .shared, waits: false) != nil)
        #expect(FolderLock(folder, .exclusive, waits: false) == nil)
        shared = nil
        let exclusive = FolderLock(folder, .exclusive, waits: false)
        #expect(exclusive != nil)
        #expect(FolderLock(folder, .shared, waits: false) == nil)
        exclusive?.change(to: .shared)
        #expect(FolderLock(folder, .shared, waits: false) != nil)
        withExtendedLifetime(shared) {}
    }
}

enum Processes {
    /// Whether a process is there and has not ended.
    static func isAlive(_ process: Int32) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let end = text.lastIndex(of: ")") else {
            return false
        }
        return !["Z", "X"].contains(text[text.index(after: end)...].split(separator: " ").first ?? "X")
    }

    /// The processes whose environment has a text in it.
    static func withEnvironment(_ text: String) -> [Int32] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { Int32($0) }.filter { process in
            guard isAlive(process), let data = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return false }
            return data.range(of: Data(text.utf8)) != nil
        }
    }
}
