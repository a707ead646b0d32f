import Foundation
import Testing

@testable import ApusCommand

@Suite struct VersionTests {
    @Test func theCommandLineSaysItsVersion() {
        #expect { try ApusCommand.parseAsRoot(["--version"]) } throws: { error in
            ApusCommand.fullMessage(for: error) == ApusVersion.current && ApusCommand.exitCode(for: error) == .success
        }
    }

    @Test func theChangelogBeginsWithTheVersion() throws {
        let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let changelog = try String(contentsOf: package.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let heading = changelog.split(separator: "\n").first { $0.hasPrefix("## ") }
        #expect(heading?.split(separator: " ").dropFirst().first.map(String.init) == ApusVersion.current)
    }
}
