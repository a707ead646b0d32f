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

/// A delegate that implements the asynchronous functions.
private final class Listener: UNUserNotificationCenterDelegate, @unchecked Sendable {
    var onAnswer: (String) -> Void = { _ in }

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    {
        [.banner]
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        onAnswer("\(response.notification.request.identifier): \(response.actionIdentifier)")
    }
}

/// Notifications, as the desktop receives them.
@Suite(.serialized) @MainActor struct NotificationTests {
    private final class Desktop {
        var shown: [String] = []
        var last: DesktopNotification?
        var withdrawn: [String] = []
        var onShow: () -> Void = {}

        @MainActor init() {
            ProgramServices.showNotification = { [unowned self] notification in
                last = notification
                shown.append("\(notification.identifier): \(notification.title), \(notification.body)")
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

    @Test func buttonsAndUrgencyReachTheDesktop() async throws {
        let desktop = Desktop()
        defer { desktop.end() }
        var badges: [Int] = []
        ProgramServices.showBadge = { badges.append($0) }
        defer { ProgramServices.showBadge = { _ in } }
        let center = UNUserNotificationCenter.current()
        let action = UNNotificationAction(identifier: "reply", title: "Reply", options: [.foreground])
        center.setNotificationCategories([UNNotificationCategory(identifier: "mail", actions: [action], intentIdentifiers: [])])
        defer { center.setNotificationCategories([]) }
        let content = UNMutableNotificationContent()
        content.title = "Mail"
        content.categoryIdentifier = "mail"
        content.interruptionLevel = .timeSensitive
        content.badge = 3
        try await center.add(UNNotificationRequest(identifier: "m", content: content, trigger: nil))
        let shown = try #require(desktop.last)
        #expect(shown.priority == .high && shown.buttons == [DesktopNotification.Button(action: "reply", title: "Reply")])
        #expect(badges == [3])
        center.removeAllDeliveredNotifications()
    }

    @Test func actionsThatAskForATextAreLeftOut() async throws {
        let desktop = Desktop()
        defer { desktop.end() }
        let center = UNUserNotificationCenter.current()
        let actions = [
            UNTextInputNotificationAction(identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Text"),
            UNNotificationAction(identifier: "read", title: "Read", icon: UNNotificationActionIcon(systemImageName: "envelope.open")),
        ]
        center.setNotificationCategories([UNNotificationCategory(identifier: "mail", actions: actions, intentIdentifiers: [])])
        defer { center.setNotificationCategories([]) }
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = "mail"
        content.sound = UNNotificationSound(named: UNNotificationSoundName("ping.caf"))
        content.relevanceScore = 0.5
        try await center.add(UNNotificationRequest(identifier: "m", content: content, trigger: nil))
        #expect(desktop.last?.buttons == [DesktopNotification.Button(action: "read", title: "Read")])
        #expect(content.sound == UNNotificationSound(named: UNNotificationSoundName("ping.caf")) && content.sound != .default)
        center.removeAllDeliveredNotifications()
    }

    @Test func attachmentsNeedAFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("attachment-\(UUID().uuidString).png")
        #expect(throws: UNError(.attachmentInvalidURL)) { try UNNotificationAttachment(identifier: "a", url: file) }
        #expect(throws: UNError(.attachmentInvalidURL)) { try UNNotificationAttachment(identifier: "a", url: URL(string: "https://a.b")!) }
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let attachment = try UNNotificationAttachment(identifier: "", url: file, options: nil)
        #expect(!attachment.identifier.isEmpty && attachment.url == file)
    }

    @Test func answersReachTheDelegate() async throws {
        let desktop = Desktop()
        defer { desktop.end() }
        let center = UNUserNotificationCenter.current()
        let listener = Listener()
        center.delegate = listener
        defer { center.delegate = nil }
        for answer in [nil, "reply"] as [String?] {
            await withCheckedContinuation { continuation in
                desktop.onShow = { continuation.resume() }
                center.add(request("a"))
            }
            // A notification that is not shown has no answer.
            ProgramServices.report(.notificationAnswered(identifier: "unknown", action: answer))
            let received = await withCheckedContinuation { continuation in
                listener.onAnswer = { continuation.resume(returning: $0) }
                ProgramServices.report(.notificationAnswered(identifier: "a", action: answer))
            }
            #expect(received == "a: \(answer ?? UNNotificationDefaultActionIdentifier)")
            #expect(await center.deliveredNotifications().isEmpty)
        }
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
