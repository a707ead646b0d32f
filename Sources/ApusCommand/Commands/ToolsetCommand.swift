import ArgumentParser

struct ToolsetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "toolset",
        abstract: "Print the path of the file with which SwiftPM builds packages against Apus.",
        discussion: "For example: swift build --toolset \"$(apus toolset)\"")

    func run() throws {
        let runtime = try RuntimeLibrary.besideExecutable()
        try Toolchain().check(runtime)
        print(try Toolset.file(for: runtime).path)
    }
}
