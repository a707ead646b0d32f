import ArgumentParser
import RunnerProtocol

/// The platform that code is compiled as.
struct PlatformOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Compile as for this platform: iOS, macOS, iOS26 or macOS26. Its conditions hold, such as os(iOS) and canImport(UIKit), and its \
            modules can be imported. (default: "as" in the package's apus.json, or Linux)
            """, valueName: "platform"),
        transform: { try choice($0, as: RunnerJob.Profile.self) })
    var `as`: RunnerJob.Profile?
}
