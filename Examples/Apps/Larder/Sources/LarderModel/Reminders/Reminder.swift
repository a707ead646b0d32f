import Foundation

/// A notification about items that expire on one day.
public struct Reminder: Hashable, Identifiable, Sendable {
    /// The day of the notification, such as `2026-03-02`.
    public let id: String
    /// The moment of the notification.
    public var date: Date
    /// The names of the items, in alphabetical order.
    public var itemNames: [String]

    public init(id: String, date: Date, itemNames: [String]) {
        self.id = id
        self.date = date
        self.itemNames = itemNames
    }
}

/// The service that delivers reminders.
@MainActor public protocol ReminderScheduler: AnyObject {
    /// Asks for permission to notify and returns whether it was given.
    func authorize() async -> Bool
    /// Replaces all scheduled reminders.
    func replace(with reminders: [Reminder]) async
}
