import Foundation

/// A button of a notification that asks for a text.
///
/// Notifications of desktops have no fields for texts: the button is left out, and the user opens the program by the notification itself.
///
/// Follows https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The text of the button that sends the text.
    public let textInputButtonTitle: String
    /// The text in an empty field.
    public let textInputPlaceholder: String

    /// Creates a button.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }

    /// Creates a button with a picture, which desktops do not show.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?, textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier, title: title, options: options, textInputButtonTitle: textInputButtonTitle,
            textInputPlaceholder: textInputPlaceholder)
    }
}

/// The answer of the user to a notification, with a text. As notifications have no fields for texts, there is none.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    public let userText: String

    private init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The picture of a button of a notification, which desktops do not show.
public final class UNNotificationActionIcon: NSObject, Sendable {
    /// Creates the picture of a symbol.
    public init(systemImageName: String) {}
    /// Creates a picture of the program.
    public init(templateImageName: String) {}
}

extension UNNotificationAction {
    /// Creates a button with a picture, which desktops do not show.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        self.init(identifier: identifier, title: title, options: options)
    }
}
