import Foundation
import SwiftUICore

#if GTK
/// Shows a program in windows and returns its exit status; implemented by the module `GTKHosting`.
///
/// Linked by name instead of imported, because clients of this module would otherwise need the headers of GTK.
@_silgen_name("apus_host_program") @MainActor private func hostProgram(_ launch: ProgramLaunch) -> Int32
#endif

/// The entry point to the windowing backend, if the program was built with one.
@MainActor enum ProgramHost {
    /// Shows a program in windows until the last one is closed and returns its exit status. Without a backend, prints an error and
    /// returns 1.
    static func run(_ launch: ProgramLaunch) -> Int32 {
        #if GTK
        Engines.install()
        return hostProgram(launch)
        #else
        let reason = "it was built without windows (package trait GTK); draw it with 'apus render'"
        FileHandle.standardError.write(Data("\(launch.name): \(reason)\n".utf8))
        return 1
        #endif
    }
}
