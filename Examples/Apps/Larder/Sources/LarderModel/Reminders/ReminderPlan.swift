import Foundation

/// The choice of the moments at which people are reminded of expiring items.
public struct ReminderPlan: Equatable, Sendable {
    /// The number of days before the expiry date.
    public var leadDays: Int
    /// The hour of the day.
    public var hour: Int

    public init(leadDays: Int = 1, hour: Int = 9) {
        self.leadDays = leadDays
        self.hour = hour
    }

    /// Returns a reminder for each day on which items are due. Moments that have passed are left out.
    public func reminders(for items: [PantryItem], after date: Date, calendar: Calendar = .current) -> [Reminder] {
        var names: [Date: [String]] = [:]
        for item in items where !item.quantity.isEmpty {
            guard let moment = moment(for: item, calendar: calendar), moment > date else { continue }
            names[moment, default: []].append(item.name)
        }
        return names.keys.sorted().map { moment in
            Reminder(id: identifier(of: moment, calendar: calendar), date: moment, itemNames: (names[moment] ?? []).sorted())
        }
    }

    private func moment(for item: PantryItem, calendar: Calendar) -> Date? {
        guard let expiry = item.expiry, let day = calendar.date(byAdding: .day, value: -leadDays, to: expiry) else { return nil }
        return calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day)
    }

    private func identifier(of date: Date, calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return [parts.year, parts.month, parts.day].map { number in
            let digits = String(number ?? 0)
            return digits.count < 2 ? "0" + digits : digits
        }.joined(separator: "-")
    }
}
