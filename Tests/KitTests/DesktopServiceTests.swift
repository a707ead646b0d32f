import AppKit
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

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

    @Test func applicationsOfTheDesktopAreFoundAndStarted() {
        let own = SystemApplications.shared
        defer { SystemApplications.shared = own }
        let (editor, viewer) = (URL(fileURLWithPath: "/apps/editor.desktop"), URL(fileURLWithPath: "/apps/viewer.desktop"))
        let file = URL(fileURLWithPath: "/tmp/a.txt")
        let started = Locked([[URL]]())
        SystemApplications.shared.opening = { item in
            switch item {
            case .file(file): [editor, viewer]
            case .scheme("https"), .type("application/pdf"): [viewer]
            default: []
            }
        }
        SystemApplications.shared.identified = { $0 == "org.example.editor" ? editor : nil }
        SystemApplications.shared.launch = { application, items in
            started.withLock { $0.append([application] + items) }
            return application == editor ? nil : "broken"
        }
        let desktop = NSWorkspace.shared
        #expect(desktop.urlForApplication(toOpen: file) == editor && desktop.urlsForApplications(toOpen: file) == [editor, viewer])
        #expect(desktop.urlForApplication(toOpen: URL(string: "https://swift.org")!) == viewer)
        #expect(desktop.urlForApplication(toOpen: UTType.pdf) == viewer && desktop.urlForApplication(toOpen: UTType.png) == nil)
        #expect(desktop.urlForApplication(withBundleIdentifier: "org.example.editor") == editor)
        #expect(desktop.urlForApplication(withBundleIdentifier: "org.example") == nil)
        let errors = Locked([String?]())
        desktop.openApplication(at: editor, configuration: .init()) { _, error in errors.withLock { $0.append(error?.localizedDescription) } }
        desktop.open([file], withApplicationAt: viewer, configuration: .init()) { _, error in
            errors.withLock { $0.append(error?.localizedDescription) }
        }
        #expect(started.withLock { $0 } == [[editor], [viewer, file]] && errors.withLock { $0 } == [nil, "broken"])
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
