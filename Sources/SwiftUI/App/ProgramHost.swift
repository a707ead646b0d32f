import Foundation
import FoundationOverlay
import SwiftUICore

/// The entry point to the windowing backend, if the program was built with one.
@MainActor package enum ProgramHost {
    /// The class with which the module `GTKHosting` shows windows; nil in programs without that module.
    static var backend: (any WindowBackend.Type)? {
        NSClassFromString("GTKHosting.GTKProgram") as? any WindowBackend.Type
    }

    /// Shows a program in windows until the last one is closed and returns its exit status. Without a backend, prints an error and
    /// returns 1.
    package static func run(_ launch: ProgramLaunch) -> Int32 {
        UserFolders.prepare()
        guard let backend else {
            let reason = "it was built without windows (package trait GTK); draw it with 'apus render'"
            FileHandle.standardError.write(Data("\(launch.name): \(reason)\n".utf8))
            return 1
        }
        Engines.install()
        return backend.run(launch)
    }

    /// Shows a program in windows, with the URLs and files among the arguments of the process, and ends the process with the last window.
    package static func runProcess(_ launch: ProgramLaunch) -> Never {
        var launch = launch
        launch.windowClass = ProcessInfo.processInfo.processName
        launch.addresses = ProgramLaunch.addresses(in: CommandLine.arguments.dropFirst())
        exit(run(launch))
    }
}
