import ArgumentParser
import CProcessGuard
import Foundation

/// The command line of Apus.
package struct ApusCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "apus",
        abstract: "Draws and explains SwiftUI views on Linux.",
        discussion: """
            apus compiles SwiftUI code as it stands, finds its previews and the views that can be made without arguments, \
            and draws them, shows them in windows, or prints how they were laid out.
            """,
        version: ApusVersion.current,
        subcommands: [
            NewCommand.self, RunCommand.self, PreviewCommand.self, ModelContextCommand.self, BuildCommand.self, TestCommand.self, BundleCommand.self,
            RenderCommand.self, InspectCommand.self, SnapshotCommand.self,
            FlagsCommand.self, ToolsetCommand.self, InstallationFilesCommand.self,
        ])

    package init() {}

    /// Runs the command line and ends the process: 0 for success, 1 for failure, 2 for a usage error.
    package static func execute() -> Never {
        // The guard must start before there are other threads.
        process_guard_start()
        do {
            var command = try parseAsRoot(arguments(Array(CommandLine.arguments.dropFirst())))
            try command.run()
            Foundation.exit(0)
        } catch let failure as CommandFailure {
            report(failure)
            Foundation.exit(failure.status)
        } catch let code as ExitCode {
            // The failure has been reported already.
            Foundation.exit(code.rawValue)
        } catch {
            guard exitCode(for: error) == .success else {
                Console.warn(sentence(for: error))
                Foundation.exit(exitCode(for: error) == .validationFailure ? 2 : 1)
            }
            // A request for help is an error to the parser, but not to the user.
            do {
                try Console.print(fullMessage(for: error))
            } catch {
                report(error)
                Foundation.exit(error.status)
            }
            Foundation.exit(0)
        }
    }

    /// Converts `arguments` for the parser: for `run`, each argument after `--` becomes an option of its own.
    static func arguments(_ arguments: [String]) -> [String] {
        guard arguments.first == RunCommand.configuration.commandName, let terminator = arguments.firstIndex(of: "--") else { return arguments }
        return arguments[..<terminator] + arguments[(terminator + 1)...].map { "--\(RunCommand.packageArgumentName)=\($0)" }
    }

    static func report(_ failure: CommandFailure) {
        if !failure.details.isEmpty { Console.say(failure.details.trimmingCharacters(in: .newlines)) }
        Console.warn(failure.message)
    }

    private static func sentence(for error: any Error) -> String {
        let first = message(for: error).split(separator: "\n").first.map(String.init) ?? "The call is not understood"
        let end = first.hasSuffix(".") ? "" : "."
        return "\(first)\(end) See 'apus --help'."
    }
}
