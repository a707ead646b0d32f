import Foundation
import SwiftUICore

extension App {
    /// Starts the program, shows its windows, and ends it with the last of them.
    ///
    /// Addresses and files among its arguments are given to `onOpenURL`. Where no window can be shown, for want of a display or of GTK, the program says so on standard error and ends with status 1.
    @MainActor public static func main() {
        var launch = ProgramLaunch(Self(), frame: WindowSurroundings())
        launch.windowClass = ProcessInfo.processInfo.processName
        launch.addresses = ProgramLaunch.addresses(in: CommandLine.arguments.dropFirst())
        exit(ProgramHost.run(launch))
    }
}
