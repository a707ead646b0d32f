import Foundation
import SwiftUICore
import Testing
import UserNotifications

private final class Refusal: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }
}

/// Notifications, as the desktop receives them.
@Suite(.serialized) @MainActor struct NotificationTests {
    private final class Desktop {
        var shown: [String] = []
        var withdrawn: [String] = []
        var onShow: () -> Void = {}

        @MainActor init() {
            ProgramServices.showNotification = { [unowned self] identifier, title, body in
                shown.append("\(identifier): \(title), \(body)")
                onShow()
            }
            ProgramServices.withdrawNotification = { [unowned self] in withdrawn.append($0) }
        }

        @MainActor func end() {
            ProgramServices.showNotification = nil
            ProgramServices.withdrawNotification = { _ in }
        }
    }

    private func request(_ identifier: String, _ trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Title"
        content.subtitle = "second"
        content.body = "body"
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    @Test func withoutADesktopNothingIsPermitted() async throws {
        #expect(try await !UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]))
        #expect(await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .denied)
    }

    @Test func aNotificationWithoutATriggerIsShownAtOnce() async throws {
        let desktop = Desktop()
        defer { desktop.end() }
        let center = UNUserNotificationCenter.current()
        #expect(try await center.requestAuthorization(options: [.alert]))
        try await center.add(request("a"))
        #expect(desktop.shown == ["a: Title, second\nbody"])
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
        center.removeAllDeliveredNotifications()
        #expect(desktop.withdrawn == ["a"])
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test func aDelegateMayRefuse() async throws {
        let desktop = Desktop()
        defer { desktop.end() }
        let center = UNUserNotificationCenter.current()
        let refusal = Refusal()
        center.delegate = refusal
        defer { center.delegate = nil }
        try await center.add(request("a"))
        #expect(desktop.shown.isEmpty)
    }

    @Test func scheduledNotificationsAreShownOrCancelled() async throws {
        let desktop = Desktop()
        defer { desktop.end() }
        let center = UNUserNotificationCenter.current()
        try await center.add(request("late", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["late"])
        await withCheckedContinuation { continuation in
            desktop.onShow = { continuation.resume() }
            center.add(request("soon", UNTimeIntervalNotificationTrigger(timeInterval: 0.01, repeats: false)))
        }
        #expect(desktop.shown == ["soon: Title, second\nbody"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["late"])
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test func aDateIsTheNextOfItsComponents() {
        let noon = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 12), repeats: true)
        #expect(noon.nextTriggerDate().map { Calendar.current.component(.hour, from: $0) } == 12)
    }
}
