import AppKit
import LedgerKit

/// Saves open books before the program ends.
@MainActor final class AppDelegate: NSObject, NSApplicationDelegate {
    let library = BookLibrary()

    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.setActivationPolicy(.regular)
        NSApp.activate()
    }

    func applicationDidResignActive(_ notification: Notification) {
        library.autosave()
    }

    func applicationWillTerminate(_ notification: Notification) {
        library.autosave()
    }
}
