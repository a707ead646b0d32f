import Foundation
import SwiftUICore

#if GTK
    /// Shows a program in windows and gives its exit status: a function of the module `GTKHosting`.
    ///
    /// Linked by name instead of imported: whoever compiles against this module would have to read GTK's headers.
    @_silgen_name("apus_host_program") @MainActor private func hostProgram(_ launch: ProgramLaunch) -> Int32
#endif

/// Whatever shows windows, if anything does.
@MainActor enum ProgramHost {
    /// Shows a program in windows until the last one is closed; gives its exit status.
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
