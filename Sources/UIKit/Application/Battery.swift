import Foundation

/// A battery, as Linux describes it in files.
struct Battery {
    /// The charge between 0 and 1.
    let level: Float
    let state: UIDevice.BatteryState

    /// Reads the first battery in a folder with a folder for each source of power; nil without one.
    static func first(in folder: URL = URL(fileURLWithPath: "/sys/class/power_supply")) -> Battery? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().lazy.compactMap { Battery(folder.appendingPathComponent($0)) }.first
    }

    /// Reads a source of power; nil if it is no battery.
    private init?(_ folder: URL) {
        func read(_ name: String) -> String? {
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        // The batteries of mice and headsets have the scope of their device.
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
