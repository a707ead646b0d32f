import Foundation
import Glibc
import Testing

/// What stays behind when `apus` is ended from outside: nothing.
@Suite(.enabled(if: BuiltTool.isComplete, "run 'make test', or 'swift build --product ApusRuntime' first"), .serialized)
struct ToolEndTests {
    private static let source = """
        import SwiftUI

        struct Endless: View {
            var body: some View {
                let _ = { while true {} }()
                Text("never")
            }
        }
        """

    private let folder: URL
    private let temporary: URL
    private let cache: URL
    /// In the environment of all that this test starts.
    private let mark = "apus-test-\(UUID().uuidString)"

    init() throws {
        folder = try BuiltTool.scratchFolder().appendingPathComponent("ends")
        temporary = folder.appendingPathComponent("temporary-\(mark)")
        cache = folder.appendingPathComponent("cache")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        try Data(Self.source.utf8).write(to: folder.appendingPathComponent("Endless.swift"))
    }

    /// Starts `apus`, waits until it has started a program whose name begins as given, and ends it with a signal.
    private func end(with signal: Int32, during program: String) throws -> Process {
        let process = Process()
        process.executableURL = BuiltTool.executable
        process.arguments = ["render", "Endless.swift", "-o", "pictures"]
        process.currentDirectoryURL = folder
        var environment = BuiltTool.environment
        environment["XDG_CACHE_HOME"] = cache.path
        environment["TMPDIR"] = temporary.path
        environment["APUS_TEST_MARK"] = mark
        process.environment = environment
        process.standardError = FileHandle.nullDevice
        // A signal that this process ignores, as in a shell's background job, would be ignored by `apus` too.
        if signal != SIGKILL { Glibc.signal(signal, SIG_DFL) }
        try process.run()
        while process.isRunning, !Processes.withEnvironment(mark).contains(where: { Self.name(of: $0).hasPrefix(program) }) { usleep(20_000) }
        #expect(process.isRunning, "it ended before \(program) was started")
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process
    }

    private static func name(of process: Int32) -> String {
        (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
    }

    /// Waits until nothing is left that the test has started, for as long as the machine needs; a test that hangs here has found a fault.
    private func expectNothingLeft() throws {
        while !Processes.withEnvironment(mark).isEmpty { usleep(10_000) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: cache.appendingPathComponent("apus/programs").path)) ?? []
        #expect(entries.filter { $0.contains(".") } == [])
        try FileManager.default.removeItem(at: temporary)
    }

    @Test(.timeLimit(.minutes(15)), arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func theProgramEnds(signal: Int32) throws {
        let process = try end(with: signal, during: "apus-program")
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        // But for a signal that nobody can catch, all is gone when `apus` is.
        if signal != SIGKILL { #expect(Processes.withEnvironment(mark).isEmpty) }
        try expectNothingLeft()
    }

    @Test(.timeLimit(.minutes(15)), arguments: [SIGINT, SIGKILL])
    func theCompilerEnds(signal: Int32) throws {
        try? FileManager.default.removeItem(at: cache)
        _ = try end(with: signal, during: "swift-frontend")
        try expectNothingLeft()
    }
}
