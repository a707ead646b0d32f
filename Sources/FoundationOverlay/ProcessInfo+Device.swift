import Foundation

/// Information about the device that the program runs on.
extension ProcessInfo {
    /// How warm the device is.
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair = 1
        case serious = 2
        case critical = 3
    }

    /// Posted when the thermal state changes, which the desktop does not tell: never.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")

    /// How warm the device is. Linux cools its processors without asking programs: always `nominal`.
    public var thermalState: ThermalState { .nominal }

    /// Whether the firmware runs the profile that saves power, which desktops choose for the user.
    public var isLowPowerModeEnabled: Bool {
        let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
        return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
    }

    /// Whether the program is a program for iOS that runs on a Mac: false.
    public var isiOSAppOnMac: Bool { false }

    /// Whether the program was built with Mac Catalyst: false.
    public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
    /// Posted when the low power mode changes, which the desktop does not tell: never.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
