import Foundation
import Testing

@testable import ApusCommand

/// Code as users write it compiles without a warning, as on Apple's systems.
@Suite(.enabled(if: BuiltTool.isComplete, "run 'make test', or 'swift build --product ApusRuntime' first"), .serialized)
struct UserCodeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func files(in folder: String) throws -> [String] {
        let folder = root.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    /// What the compiler says of files that make one module.
    private func complaints(about files: [String], version: String, options: [String] = [], module: String = "Program") throws -> String {
        let flags = try BuiltTool.run(["flags", "--compiler"], in: Self.root)
        #expect(flags.status == 0, "\(flags.errors)")
        let quoted =
            (options + ["-swift-version", version, "-parse-as-library", "-typecheck", "-warnings-as-errors", "-module-name", module] + files)
            .map { "'\($0)'" }.joined(separator: " ")
        let result = try Subprocess(
            executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "swiftc \(flags.output.replacingOccurrences(of: "\n", with: " ")) \(quoted)"],
            directory: Self.root
        ).run()
        return result.succeeded ? "" : String(decoding: result.errorOutput, as: UTF8.self)
    }

    @Test("Functions, methods and closures as actions, bindings and content", arguments: ["5", "6"])
    func actions(version: String) throws {
        let complaints = try complaints(about: Self.files(in: "Tests/UserCode"), version: version)
        #expect(complaints.isEmpty, "\(complaints)")
    }

    @Test("Modules named like libraries that Apus uses, with C libraries that are older than Swift's concurrency", arguments: ["5", "6"])
    func libraries(version: String) throws {
        let complaints = try complaints(about: Self.files(in: "Tests/UserCode/Library"), version: version, module: "Logging")
        #expect(complaints.isEmpty, "\(complaints)")
    }

    @Test("The example screens", arguments: ["5", "6"])
    func screens(version: String) throws {
        let complaints = try complaints(about: Self.files(in: "Examples/Screens"), version: version)
        #expect(complaints.isEmpty, "\(complaints)")
    }

    /// Apple's classes are isolated to the main actor, and code in Swift 5 mode may use them from anywhere.
    @Test("Classes of AppKit and UIKit in code that no actor isolates", arguments: ["macOS", "iOS"])
    func kits(platform: String) throws {
        // All modules lie beside the built tool, those of both systems included.
        let modules = try #require(BuiltTool.folder).appendingPathComponent("Modules").path
        let complaints = try complaints(about: Self.files(in: "Tests/UserCode/\(platform)"), version: "5", options: ["-I", modules])
        #expect(complaints.isEmpty, "\(complaints)")
    }
}
