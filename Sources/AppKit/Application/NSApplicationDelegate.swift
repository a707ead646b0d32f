import Foundation

/// An object that is notified when the program launches, changes its activity and ends. All functions have default implementations.
@preconcurrency @MainActor public protocol NSApplicationDelegate: AnyObject {
    /// The program is being launched.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// The program has been launched, and the windows of its first scenes are open.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// A window of the program has become the active one.
    func applicationDidBecomeActive(_ notification: Notification)
    /// The last active window of the program has become inactive.
    func applicationDidResignActive(_ notification: Notification)
    /// Called by `NSApplication.terminate`, before the program ends; returns whether it may end.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// The program ends.
    func applicationWillTerminate(_ notification: Notification)
    /// The number, size or scale of the screens has changed.
    func applicationDidChangeScreenParameters(_ notification: Notification)
    /// Called when the desktop starts the program while it runs. The second process ends.
    ///
    /// Returns whether the program shows its windows, which is the default: they come to the front, hidden ones too, or a window of the first scene
    /// opens if there is none. Only programs with a delegate receive the call. A process that a shell or another program starts runs beside the
    /// first one, as on macOS.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Called when the program has to open URLs.
    func application(_ application: NSApplication, open urls: [URL])
    /// Never called on Linux: a program ends when its last window closes.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationDidChangeScreenParameters(_ notification: Notification) {}
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}
