import Foundation
import LarderModel
import UserNotifications

/// Delivers reminders as notifications of the system.
@MainActor final class NotificationScheduler: ReminderScheduler {
    func authorize() async -> Bool {
        (try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])) ?? false
    }

    func replace(with reminders: [Reminder]) async {
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
        for reminder in reminders {
            try? await UNUserNotificationCenter.current().add(Self.request(for: reminder))
        }
    }

    private nonisolated static func request(for reminder: Reminder) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = String(localized: "Use It Soon", bundle: .module)
        content.body = ReminderText.body(for: reminder.itemNames, locale: .current)
        content.sound = .default
        let moment = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: reminder.date)
        let trigger = UNCalendarNotificationTrigger(dateMatching: moment, repeats: false)
        return UNNotificationRequest(identifier: reminder.id, content: content, trigger: trigger)
    }
}
