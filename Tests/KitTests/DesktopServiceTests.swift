import AppKit
import SwiftUI
import SwiftUICore
import Testing

@testable import UIKit

/// What programs ask of the desktop and the machine.
@MainActor @Suite(.serialized) struct DesktopServiceTests {
    @Test func badgesAreShown() {
        var shown: [Int] = []
        let own = ProgramServices.showBadge
        defer { ProgramServices.showBadge = own }
        ProgramServices.showBadge = { shown.append($0) }
        NSApplication.shared.dockTile.badgeLabel = "3"
        NSApplication.shared.dockTile.badgeLabel = "new"
        NSApplication.shared.dockTile.badgeLabel = nil
        UIApplication.shared.applicationIconBadgeNumber = 7
        UIApplication.shared.applicationIconBadgeNumber = 0
        #expect(shown == [3, 0, 0, 7, 0])
    }

    @Test(arguments: [
        ("Charging", "50", UIDevice.BatteryState.charging, 0.5), ("Full", "100", .full, 1), ("Discharging", "7", .unplugged, 0.07),
        ("Unknown", "200", .unknown, 1),
    ])
    func batteriesAreRead(status: String, capacity: String, state: UIDevice.BatteryState, level: Float) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("power-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ files: [String: String]) throws {
            let source = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            for (file, text) in files { try (text + "\n").write(to: source.appendingPathComponent(file), atomically: true, encoding: .utf8) }
        }
        try write("AC", ["type": "Mains", "online": "1"])
        #expect(Battery.first(in: folder) == nil)
        try write("BAT9", ["type": "Battery", "capacity": capacity, "status": status])
        try write("A-mouse", ["type": "Battery", "scope": "Device", "capacity": "1", "status": "Charging"])
        let battery = try #require(Battery.first(in: folder))
        #expect(battery.state == state && battery.level == level)
    }

    @Test func withoutMonitoringTheBatteryIsNotKnown() {
        UIDevice.current.isBatteryMonitoringEnabled = false
        #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    }

    @Test func hapticsAreNotFelt() {
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}
