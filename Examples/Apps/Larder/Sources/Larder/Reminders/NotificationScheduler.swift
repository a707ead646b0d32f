import Foundation
import LarderModel
import UserNotifications

/// Delivers reminders as notifications of the system.
@MainActor final class NotificationScheduler: ReminderScheduler {
    private let center = UNUserNotificationCenter.current()

    func authorize() async -> Bool {
        (try? await center.requestAuthorization(options: [.alert, .sound])) ?? false
    }

    func replace(with reminders: [Reminder]) async {
        center.removeAllPendingNotificationRequests()
        for reminder in reminders { try? await center.add(request(for: reminder)) }
    }

    private func request(for reminder: Reminder) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = String(localized: "Use It Soon", bundle: .module)
        content.body = ReminderText.body(for: reminder.itemNames, locale: .current)
        content.sound = .default
        let moment = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: reminder.date)
        let trigger = UNCalendarNotificationTrigger(dateMatching: moment, repeats: false)
        return UNNotificationRequest(identifier: reminder.id, content: content, trigger: trigger)
    }
}
