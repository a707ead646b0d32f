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

    // Desktops tell of none of the following: the names exist so that programs can observe them.

    /// A program has become active. Never posted: desktops do not tell of other programs.
    public static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApplicationNotification")
    /// A program is no longer active. Never posted: desktops do not tell of other programs.
    public static let didDeactivateApplicationNotification = Notification.Name("NSWorkspaceDidDeactivateApplicationNotification")
    /// A program is about to be launched. Never posted: desktops do not tell of other programs.
    public static let willLaunchApplicationNotification = Notification.Name("NSWorkspaceWillLaunchApplicationNotification")
    /// A program has been launched. Never posted: desktops do not tell of other programs.
    public static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
    /// A program has ended. Never posted: desktops do not tell of other programs.
    public static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
    /// A program has been hidden. Never posted: desktops hide windows, not programs.
    public static let didHideApplicationNotification = Notification.Name("NSWorkspaceDidHideApplicationNotification")
    /// A hidden program is shown again. Never posted: desktops hide windows, not programs.
    public static let didUnhideApplicationNotification = Notification.Name("NSWorkspaceDidUnhideApplicationNotification")
    /// Another workspace is shown. Never posted: desktops do not tell of it.
    public static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
    /// The screens have been switched off to save power. Never posted: desktops do not tell of it.
    public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
    /// The screens have been switched on again. Never posted: desktops do not tell of it.
    public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
    /// Another user's session is no longer shown in place of this one. Never posted.
    public static let sessionDidBecomeActiveNotification = Notification.Name("NSWorkspaceSessionDidBecomeActiveNotification")
    /// Another user's session is shown in place of this one. Never posted.
    public static let sessionDidResignActiveNotification = Notification.Name("NSWorkspaceSessionDidResignActiveNotification")
    /// The user has asked to log out or to switch the computer off. Never posted.
    public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")

    /// The key of the program, a `NSRunningApplication`, in the information of a notification.
    public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"

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
