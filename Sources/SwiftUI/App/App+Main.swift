import FoundationOverlay
import SwiftUICore

extension App {
    /// Starts the program and shows its windows; the process exits when the last window is closed.
    ///
    /// URLs and files among the arguments are passed to `onOpenURL`. If no window can be shown, because there is no display or no GTK, the
    /// program prints the reason to standard error and exits with status 1.
    @MainActor public static func main() {
        // The program may ask for folders when it is made.
        UserFolders.prepare()
        ProgramStorage.prepare()
        ProgramHost.runProcess(ProgramLaunch(Self()))
    }
}
