import Foundation
import RunnerProtocol
import Testing

@testable import ApusCommand

/// Previews of code that is compiled as for one of Apple's systems, and previews that share a line.
@Suite(.enabled(if: BuiltTool.isComplete, "run 'make test', or 'swift build --product ApusRuntime' first"), .serialized)
struct PreviewPlatformTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = try BuiltTool.scratchFolder().appendingPathComponent("preview-platform-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return folder
    }

    private static func screen(_ word: String) -> String {
        """
        import SwiftUI
        #if os(iOS)
        import AVFoundation

        struct Screen: View {
            var body: some View { Text("\(word) \\(UIDevice.current.userInterfaceIdiom == .phone) \\(AVAudioSession.sharedInstance().mode.rawValue)") }
        }

        #Preview("Phone") { Screen() }
        #endif

        """
    }

    @Test func previewsAreCompiledAsForAPlatform() throws {
        let folder = try folder(["Screen.swift": Self.screen("first")])
        defer { try? FileManager.default.removeItem(at: folder) }
        let tool = try PreviewTool(["--as", "iOS", folder.path], in: folder)
        try tool.event(.built)
        #expect(try tool.texts(of: "Phone") == ["first true AVAudioSessionModeDefault"])
        // A changed body, which is compiled by itself.
        try Self.screen("second").write(to: folder.appendingPathComponent("Screen.swift"), atomically: true, encoding: .utf8)
        try tool.event(.built)
        #expect(try tool.texts(of: "Phone") == ["second true AVAudioSessionModeDefault"])
        #expect(tool.end() == 0)
    }

    @Test func previewsMayShareALine() throws {
        let source = """
            import SwiftUI
            #Preview("A") { Text("a") }; #Preview("B") { Text("b") }
              #Preview("C") { Text("c") }

            """
        let folder = try folder(["Letters.swift": source])
        defer { try? FileManager.default.removeItem(at: folder) }
        for (view, text) in [("A", "a"), ("B", "b"), ("C", "c")] {
            let outcome = try BuiltTool.run(["inspect", "Letters.swift", "--view", view, "--json"], in: folder)
            #expect(outcome.status == 0 && outcome.output.contains("\"\(text)\""), "\(outcome.errors)\(outcome.output.prefix(500))")
        }
    }
}
