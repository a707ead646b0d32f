import ArgumentParser

/// The package of a command, and further arguments for SwiftPM.
struct PackageOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The folder of the package.", valueName: "path"), completion: .directory)
    var path = "."

    @OptionGroup var platform: PlatformOptions

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("What comes after '--' goes to SwiftPM, such as -c release.", valueName: "arguments"))
    var arguments: [String] = []
}

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a package that imports SwiftUI.",
        discussion: "The package needs no dependency on Apus: this is 'swift build' with the toolset of Apus.")

    @OptionGroup var options: PackageOptions

    func run() throws {
        try PackageManager(package: options.path, platform: options.platform.as).replaceProcess(with: "build", options.arguments)
    }
}

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Build and run the tests of a package that imports SwiftUI.",
        discussion: "The tests may import SwiftUITesting. This is 'swift test' with the toolset of Apus.")

    @OptionGroup var options: PackageOptions

    func run() throws {
        try PackageManager(package: options.path, platform: options.platform.as).replaceProcess(with: "test", options.arguments)
    }
}
