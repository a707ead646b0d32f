import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    public internal(set) var title = ""
    /// A second line above the body.
    public internal(set) var subtitle = ""
    public internal(set) var body = ""
    /// The number on the program's icon once the notification is shown; nil to leave it. Docks that do not show numbers ignore it.
    public internal(set) var badge: NSNumber?
    /// The sound, which the desktop chooses.
    public internal(set) var sound: UNNotificationSound?
    /// Values for the program, which are not shown.
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// The name of the group of notifications.
    public internal(set) var threadIdentifier = ""
    /// The name of the category whose actions are the buttons of the notification.
    public internal(set) var categoryIdentifier = ""
    /// How urgently the desktop shows the notification.
    public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// Files that belong to the notification. Notifications of desktops do not show them.
    public internal(set) var attachments: [UNNotificationAttachment] = []
    /// How important the notification is among those of the program, between 0 and 1. Desktops show the latest one first.
    public internal(set) var relevanceScore = 0.0
    /// The identifier of what the program shows for the notification; nil for none. Programs read it in the answer of the user.
    public internal(set) var targetContentIdentifier: String?
}

/// How urgently a notification is shown. The desktop decides what that means, such as whether it is shown while the user is not to be disturbed.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

/// The content of a notification, to be set.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override public var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override public var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    override public var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    override public var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    override public var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    override public var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    override public var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    override public var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    override public var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    override public var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    override public var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}
