import Foundation
import Testing

@testable import ApusCommand

/// What an installation consists of besides the products.
struct InstallationTests {
    private let runtime = RuntimeLibrary(
        installedIn: URL(fileURLWithPath: "/somewhere/lib/apus"), information: BuildInformation(compiler: "Swift version 1.0", contents: "1a2b"))

    @Test func theToolsetNeedsNothingBesideTheInstallation() throws {
        let toolset = try Toolset(for: runtime)
        #expect(
            toolset.swiftCompiler.extraCLIOptions == [
                "-Isystem", "/somewhere/lib/apus/Modules", "-load-plugin-executable", "/somewhere/lib/apus/SwiftUIMacros-tool#SwiftUIMacros",
                "-Xfrontend", "-import-module", "-Xfrontend", "FoundationOverlay", "-Xfrontend", "-import-module", "-Xfrontend",
                "FoundationLocalization", "-DAPUS_BUILD_1a2b",
            ])
        #expect(toolset.linker.extraCLIOptions.contains("-L/somewhere/lib/apus"))
        #expect(toolset.linker.extraCLIOptions.contains("-lSwiftUITesting"))
        // SwiftPM hands these to the linker, each as it is.
        #expect(!toolset.linker.extraCLIOptions.contains("-Xlinker"))
        #expect(try JSONDecoder().decode(Toolset.self, from: toolset.encoded()) == toolset)
    }

    @Test func theToolsetChangesWithTheLibrary() throws {
        let newer = RuntimeLibrary(
            installedIn: runtime.folder, information: BuildInformation(compiler: "Swift version 1.0", contents: "3c4d"))
        #expect(try Toolset(for: newer) != Toolset(for: runtime))
    }

    @Test func theToolsetOfAMovedInstallationIsWrittenAnew() throws {
        let folder = try BuiltTool.scratchFolder().appendingPathComponent("moved-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let here = RuntimeLibrary(installedIn: folder, information: BuildInformation(compiler: "Swift version 1.0", contents: "1a2b"))
        let installed = folder.appendingPathComponent(Toolset.fileName)
        try Toolset(for: here).encoded().write(to: installed)
        #expect(try Toolset.file(for: here).path == installed.path)

        try Toolset(for: runtime).encoded().write(to: installed)
        let other = try Toolset.file(for: here)
        defer { try? FileManager.default.removeItem(at: other) }
        #expect(other.path != installed.path)
        #expect(try JSONDecoder().decode(Toolset.self, from: Data(contentsOf: other)) == Toolset(for: here))
    }

    @Test func anotherCompilerIsRefusedInOneSentence() throws {
        let failure = #expect(throws: CommandFailure.self) { try Toolchain().check(runtime) }
        #expect(failure?.status == 1)
        #expect(failure?.message.contains("built with 'Swift version 1.0'") == true)
        let own = try BuildInformation(compiler: Toolchain().version(), contents: "1a2b")
        try Toolchain().check(RuntimeLibrary(installedIn: runtime.folder, information: own))
    }

    @Test func theManualPageNamesEveryCommand() throws {
        let text = try ManualPage().text
        for name in ["new", "run", "build", "test", "bundle", "render", "inspect", "flags", "toolset"] {
            #expect(text.contains("\n.SS apus \(name)"), "\(name)")
        }
        #expect(!text.contains("installation-files"))
        #expect(!text.contains("package-manager-argument"))
        // A hyphen without a backslash may be printed as another character.
        #expect(text.contains("\\fB\\-\\-size\\fR"))
    }

    @Test(arguments: [
        (["run", "P", "--", "-c", "release"], ["run", "P", "--package-manager-argument=-c", "--package-manager-argument=release"]),
        (["run", "P", "--"], ["run", "P"]), (["run"], ["run"]), ([], []),
        (["test", "P", "--", "--filter", "x"], ["test", "P", "--", "--filter", "x"]),
    ])
    func whatComesAfterTheTerminatorIsForSwiftPM(_ given: [String], _ understood: [String]) {
        #expect(ApusCommand.arguments(given) == understood)
    }
}
