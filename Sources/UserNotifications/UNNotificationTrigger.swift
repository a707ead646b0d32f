import Foundation

/// The condition under which a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is shown again.
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }

    /// The time of the next notification after a time; nil if there is none.
    func nextDate(after date: Date) -> Date? { nil }
}

/// A notification after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger after a number of seconds, which counts as a second if it is not positive.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval > 0 && timeInterval.isFinite ? timeInterval : 1
        super.init(repeats: repeats)
    }

    /// The time of the next notification.
    public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A notification at a date, or at each date with some components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components of the date.
    public let dateComponents: DateComponents

    /// Creates a trigger at the next date with some components.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The time of the next notification; nil if no date has the components.
    public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after date: Date) -> Date? {
        (dateComponents.calendar ?? .current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification with its identifier and the condition under which it is shown.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier. A request replaces an earlier one of the same identifier.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The condition; nil to show the notification at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that is being shown.
public final class UNNotification: NSObject, Sendable {
    /// The time at which it was shown.
    public let date: Date
    /// Its request.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}
