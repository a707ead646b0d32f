import Foundation
import SwiftUICore

#if GTK
    /// Shows a program in windows and gives its exit status: a function of the module `GTKHosting`.
    ///
    /// Linked by name instead of imported: whoever compiles against this module would have to read GTK's headers.
    @_silgen_name("apus_host_program") @MainActor private func hostProgram(_ launch: ProgramLaunch) -> Int32
#endif

extension App {
    /// Starts the program, shows its windows, and ends it with the last of them.
    ///
    /// Where no window can be shown, for want of a display or of GTK, the program says so on standard error and ends with status 1.
    @MainActor public static func main() {
        #if GTK
            Engines.install()
            exit(hostProgram(ProgramLaunch(Self(), frame: WindowSurroundings())))
        #else
            let reason = "it was built without windows (package trait GTK); draw it with 'apus render'"
            FileHandle.standardError.write(Data("\(Self.self): \(reason)\n".utf8))
            exit(1)
        #endif
    }
}
