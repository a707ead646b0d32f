import Foundation
import SwiftUI
import SwiftUICore

/// The device that the program runs on.
@preconcurrency @MainActor open class UIDevice {
    /// The device.
    public static let current = UIDevice()

    private init() {}

    /// The name of the computer.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of device: `iPhone` for programs that are compiled as for iOS, `Linux` for others.
    public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "Linux" }
    /// The kind of device, not translated: the same as `model`.
    public var localizedModel: String { model }
    /// The name of the system that the program is compiled as.
    public var systemName: String { userInterfaceIdiom == .phone ? "iOS" : "Linux" }
    /// The version of the system that the program is compiled as.
    public var systemVersion: String { CompiledPlatform.current == .iOS26 ? "26.0" : "18.0" }
    /// The kind of user interface, such as a phone's or a desktop computer's.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        CompiledPlatform.current.map { PlatformProfile($0).idiom } == .mac ? .mac : .phone
    }
    /// The orientation of the screen: landscape if it is wider than high.
    public var orientation: UIDeviceOrientation {
        let size = ScreenMetrics.main.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// An identifier that stays the same while the process runs.
    public let identifierForVendor: UUID? = UUID()
    /// Whether the program reads the battery. While it is false, the level is -1 and the state is `unknown`.
    ///
    /// While it is true, changes are told by `batteryLevelDidChangeNotification` and `batteryStateDidChangeNotification`, a minute later at most.
    public var isBatteryMonitoringEnabled = false {
        didSet { if isBatteryMonitoringEnabled != oldValue { observeBattery() } }
    }
    private var batteryTimer: Timer?
    /// The time in seconds between two looks at the battery.
    private static let batteryInterval = 60.0
    private var battery: Battery? { isBatteryMonitoringEnabled ? Battery.first() : nil }
    /// The charge between 0 and 1; -1 without a battery.
    public var batteryLevel: Float { battery?.level ?? -1 }
    /// Whether the battery is being charged.
    public var batteryState: BatteryState { battery?.state ?? .unknown }

    private func observeBattery() {
        batteryTimer?.invalidate()
        batteryTimer = nil
        guard isBatteryMonitoringEnabled, var known = Battery.first() else { return }
        let timer = Timer(timeInterval: Self.batteryInterval, repeats: true) { _ in
            MainActor.assumeIsolated {
                guard let battery = Battery.first() else { return }
                battery.postChanges(since: known, of: UIDevice.current)
                known = battery
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        batteryTimer = timer
    }

    /// The charge of the battery has changed.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// The battery has begun or ended to be charged.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    /// Whether the program is told when the device is close to the user: false, and setting it has no effect, as on a device without the sensor.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the device is close to the user: false.
    public var proximityState: Bool { false }
    /// The device has come close to the user, or has been taken away. It is never posted.
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
    /// Whether several programs can run: true.
    public var isMultitaskingSupported: Bool { true }

    /// Sets a value by its name. It has no effect: programs set the orientation in this way, and windows of desktops are not turned.
    public func setValue(_ value: Any?, forKey key: String) {}

    /// The charging state of a battery.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    /// Has no effect: the sizes of windows are always observed.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Has no effect.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// The orientation has changed. It is never posted.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// A kind of user interface, such as a phone's or a desktop computer's.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the orientation is portrait or portrait upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape left or landscape right.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the orientation is a portrait or a landscape one, not face up or face down.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    /// Whether the orientation is face up or face down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
