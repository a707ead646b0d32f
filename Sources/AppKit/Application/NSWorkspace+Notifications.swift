import Foundation
import KitValues
import SwiftUICore

/// Notifications of the desktop. They are posted to `NSWorkspace.shared.notificationCenter`, not to the default centre.
extension NSWorkspace {
    /// An accessibility setting of the desktop has changed.
    public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name.ofProgram(
        "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
    /// The computer is about to sleep, by systemd's logind. It does not wait for observers.
    public static let willSleepNotification = Notification.Name.ofSleep("NSWorkspaceWillSleepNotification")
    /// The computer has woken up, by systemd's logind.
    public static let didWakeNotification = Notification.Name.ofSleep("NSWorkspaceDidWakeNotification")

    func post(_ name: Notification.Name) { notificationCenter.post(name: name, object: self) }
}

extension Notification.Name {
    /// Creates the name of a notification about the sleep of the computer, and lets the host watch it.
    fileprivate static func ofSleep(_ rawValue: String) -> Notification.Name {
        Notification.Name(ofProgram: rawValue) {
            _ = NSApplication.shared
            ProgramServices.watchesSleep = true
        }
    }
}
