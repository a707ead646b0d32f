import Foundation

/// The state of a battery, read from the files in `/sys/class/power_supply`.
struct Battery {
    /// The charge between 0 and 1.
    let level: Float
    let state: UIDevice.BatteryState

    /// Reads the first battery among the power supplies in a folder; nil if there is none.
    static func first(in folder: URL = URL(fileURLWithPath: "/sys/class/power_supply")) -> Battery? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().lazy.compactMap { Battery(folder.appendingPathComponent($0)) }.first
    }

    /// Posts the notifications of a device for what differs from an earlier state.
    @MainActor func postChanges(since earlier: Battery, of device: UIDevice) {
        let center = NotificationCenter.default
        if level != earlier.level { center.post(name: UIDevice.batteryLevelDidChangeNotification, object: device) }
        if state != earlier.state { center.post(name: UIDevice.batteryStateDidChangeNotification, object: device) }
    }

    /// Reads the folder of a power supply; nil if it is not the computer's battery.
    private init?(_ folder: URL) {
        func read(_ name: String) -> String? {
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        // Batteries of mice and headsets have the scope "Device" and are skipped.
        guard read("type") == "Battery", read("scope") != "Device", let percent = read("capacity").flatMap({ Float($0) }) else { return nil }
        level = min(max(percent / 100, 0), 1)
        state =
            switch read("status") {
            case "Charging": .charging
            case "Full": .full
            case "Discharging", "Not charging": .unplugged
            default: .unknown
            }
    }
}
