import Foundation

/// The name of the action of a notification that was activated itself, not by one of its buttons.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the action of a notification that was dismissed. Desktops do not tell: it is never received.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The answer of the user to a notification.
public class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The name of the button's action, or `UNNotificationDefaultActionIdentifier`.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// A button of a notification.
public class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The name of the action.
    public let identifier: String
    /// The text on the button.
    public let title: String
    /// The effects of a click on the button.
    public let options: UNNotificationActionOptions

    /// Creates a button.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// The effects of a click on a button of a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user has to be authenticated, which the user of a desktop is.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action destroys something. Desktops have no special buttons for such actions.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The program is brought to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notification, which has some buttons.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The name of the category.
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// Names for Siri, which desktops do not have.
    public let intentIdentifiers: [String]
    /// Settings of the category.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }

    override public func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
    override public var hash: Int { identifier.hashValue }
}

/// Settings of a kind of notification. Desktops do not have them: they do not tell of dismissed notifications, for example.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
