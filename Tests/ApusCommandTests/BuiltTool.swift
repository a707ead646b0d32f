import Foundation

@testable import ApusCommand

/// The `apus` that was built with these tests, for tests that run it as a user does.
enum BuiltTool {
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// The folder of build products: that of the test bundle.
    static let folder: URL? = {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let bundle = maps.split(separator: "\n").compactMap { $0.split(separator: " ").last }.first { $0.hasSuffix(".xctest") }
        return bundle.map { URL(fileURLWithPath: String($0)).deletingLastPathComponent() }
    }()

    /// Whether the tool and the library that its programs load are there: `make test` builds both.
    static let isComplete: Bool = {
        guard let folder else { return false }
        return ["apus", RuntimeLibrary.libraryName].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }()

    /// A folder among the build products for what the tool reads and writes in tests.
    static func scratchFolder() throws -> URL {
        let scratch = folder!.appendingPathComponent("apus-tool-tests")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        return scratch
    }

    static var executable: URL { folder!.appendingPathComponent("apus") }

    /// The environment of `apus`, with a cache that the tests share.
    static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        // Set for crashes of the tests, not of the programs that they run.
        environment["SWIFT_BACKTRACE"] = nil
        environment["XDG_CACHE_HOME"] = folder!.appendingPathComponent("apus-test-cache").path
        return environment
    }

    /// Runs `apus` in `directory` with a cache that the tests share, and with `additions` to the environment.
    static func run(_ arguments: [String], in directory: URL, environment additions: [String: String] = [:]) throws -> Outcome {
        let result = try Subprocess(
            executable: executable, arguments: arguments, environment: environment.merging(additions) { $1 }, directory: directory
        ).run()
        return Outcome(
            status: result.status, output: String(decoding: result.output, as: UTF8.self),
            errors: String(decoding: result.errorOutput, as: UTF8.self))
    }
}
