@testable import AppKit
import CGIO
import Foundation
import FoundationOverlay
import SwiftUICore
import Testing

/// Notifications between programs.
@MainActor @Suite(.serialized) struct DistributedNotificationTests {
    /// Writes down notifications, which come on the main thread.
    private final class Record: @unchecked Sendable {
        var lines: [String] = []

        func note(_ notification: Notification) {
            let values = (notification.userInfo ?? [:]).map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ",")
            lines.append("\(notification.name.rawValue) \(notification.object as? String ?? "-") \(values)")
        }
    }

    @MainActor private final class Target: NSObject {
        var count = 0

        func noted(_ notification: Notification) { count += 1 }
    }

    private func center() -> DistributedNotificationCenter { DistributedNotificationCenter(signals: NotificationSignals(bus: nil)) }

    private func settle() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func aProgramWithoutABusNotifiesItself() async {
        let (center, record) = (center(), Record())
        let token = center.addObserver(forName: Notification.Name("A"), object: nil, queue: nil) { record.note($0) }
        center.addObserver(forName: nil, object: "me", queue: nil) { record.note($0) }
        center.post(name: Notification.Name("A"), object: "me", userInfo: ["n": 3, "bad": NSObject(), 4: "no text"])
        #expect(record.lines.isEmpty)
        await settle()
        #expect(record.lines == ["A me n=3", "A me n=3"])
        record.lines = []
        center.removeObserver(token)
        center.postNotificationName(Notification.Name("A"), object: nil, deliverImmediately: true)
        center.postNotificationName(Notification.Name("B"), object: "me", userInfo: nil, options: [.deliverImmediately])
        await settle()
        #expect(record.lines == ["B me "])
    }

    @Test func methodsAreCalledUntilTheirObjectIsRemoved() async {
        let center = center()
        var target: Target? = Target()
        let second = Target()
        center.addObserver(target!, selector: Selector(Target.noted), name: Notification.Name("A"), object: nil)
        center.addObserver(second, selector: Selector(Target.noted), name: nil, object: nil)
        center.post(name: Notification.Name("A"), object: nil)
        await settle()
        #expect(target?.count == 1 && second.count == 1)
        target = nil
        center.removeObserver(second)
        center.post(name: Notification.Name("A"), object: nil)
        await settle()
        #expect(second.count == 1)
    }

    @Test func programsOnABusNotifyEachOther() async throws {
        let program = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return }
        let socket = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString.prefix(8))").path
        let address = "unix:path=\(socket)"
        let daemon = Process()
        daemon.executableURL = program
        daemon.arguments = ["--session", "--nofork", "--nopidfile", "--address=\(address)"]
        daemon.standardOutput = FileHandle.nullDevice
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        defer {
            daemon.terminate()
            try? FileManager.default.removeItem(atPath: socket)
        }
        for _ in 0..<1000 where !FileManager.default.fileExists(atPath: socket) { try await Task.sleep(for: .milliseconds(10)) }
        func connection() -> OpaquePointer? {
            g_dbus_connection_new_for_address_sync(
                address,
                GDBusConnectionFlags(
                    rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue),
                nil, nil, nil)
        }
        let sender = DistributedNotificationCenter(signals: NotificationSignals(bus: connection()))
        let receiver = DistributedNotificationCenter(signals: NotificationSignals(bus: connection()))
        let (sent, received) = (Record(), Record())
        sender.addObserver(forName: Notification.Name("A"), object: nil, queue: nil) { sent.note($0) }
        receiver.addObserver(forName: Notification.Name("A"), object: nil, queue: nil) { received.note($0) }
        // The subscriptions need a moment.
        for _ in 0..<500 where sent.lines.isEmpty || received.lines.isEmpty {
            sender.post(name: Notification.Name("A"), object: "me", userInfo: ["n": 3])
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(sent.lines.first == "A me n=3")
        #expect(received.lines.first == "A me n=3")
    }

    @Test func theDesktopsAppearanceIsAnnounced() async {
        _ = NSApplication.shared
        let record = Record()
        let token = DistributedNotificationCenter.default().addObserver(
            forName: Notification.Name("AppleInterfaceThemeChangedNotification"), object: nil, queue: nil
        ) { record.note($0) }
        ProgramServices.report(.colorSchemeChanged)
        #expect(record.lines == ["AppleInterfaceThemeChangedNotification - "])
        DistributedNotificationCenter.default().removeObserver(token)
    }
}
