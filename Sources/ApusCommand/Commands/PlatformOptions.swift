import ArgumentParser
import Foundation
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

    /// The platform that the programs at some paths are compiled as: the chosen one, or that of the settings of the first package that has
    /// any; nil for Linux.
    func platform(ofProgramsAt paths: [String]) throws(CommandFailure) -> RunnerJob.Profile? {
        if let chosen = self.as { return chosen }
        for path in paths where PackageManager.isPackage(path) {
            if let platform = try BundleSettings.platform(ofPackage: URL(fileURLWithPath: path)) { return platform }
        }
        return nil
    }
}
