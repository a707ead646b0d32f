import Foundation
import SwiftUICore

extension App {
    /// Starts the program, shows its windows, and ends it with the last of them.
    ///
    /// Where no window can be shown, for want of a display or of GTK, the program says so on standard error and ends with status 1.
    @MainActor public static func main() {
        exit(ProgramHost.run(ProgramLaunch(Self(), frame: WindowSurroundings())))
    }
}
