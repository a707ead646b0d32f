import ArgumentParser
import Foundation

/// Writes the files that describe an installation. For `make install` only.
struct InstallationFilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "installation-files", abstract: "Write what an installation consists of besides the products.", shouldDisplay: false)

    @Option(help: "The folder in which the library will stand.")
    var libraryFolder: String

    @Option(help: "The folder in which the library stands now.")
    var library: String

    @Option(help: "The folder that stands for the prefix.")
    var root: String

    @Option(help: "A hash of the library and the modules.")
    var contents: String

    func run() throws {
        let toolchain = try Toolchain()
        let library = URL(fileURLWithPath: library)
        let information = BuildInformation(compiler: try toolchain.version(), contents: contents)
        let root = URL(fileURLWithPath: root)
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(information).write(to: library.appendingPathComponent(BuildInformation.fileName))
            let runtime = RuntimeLibrary(installedIn: URL(fileURLWithPath: libraryFolder), information: information)
            try Toolset(for: runtime).encoded().write(to: library.appendingPathComponent(Toolset.fileName))
            try write(ManualPage().text, to: "share/man/man1/apus.1", in: root)
            try write(ApusCommand.completionScript(for: .bash), to: "share/bash-completion/completions/apus", in: root)
            try write(ApusCommand.completionScript(for: .zsh), to: "share/zsh/site-functions/_apus", in: root)
            try write(ApusCommand.completionScript(for: .fish), to: "share/fish/vendor_completions.d/apus.fish", in: root)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure.failure("The installation's files cannot be written: \(error.localizedDescription)")
        }
    }

    private func write(_ text: String, to path: String, in root: URL) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
