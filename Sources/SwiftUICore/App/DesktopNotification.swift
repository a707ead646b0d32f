/// A notification as the desktop shows it.
package struct DesktopNotification: Equatable, Sendable {
    /// How urgently a notification is shown.
    package enum Priority: String, Sendable {
        case low, normal, high, urgent
    }

    /// A button of a notification.
    package struct Button: Equatable, Sendable {
        /// The name of its action.
        package var action: String
        /// The text on the button.
        package var title: String

        package init(action: String, title: String) {
            self.action = action
            self.title = title
        }
    }

    /// The identifier; a notification replaces an earlier one of the same identifier.
    package var identifier: String
    package var title: String
    package var body: String
    package var priority = Priority.normal
    package var buttons: [Button] = []

    package init(identifier: String, title: String, body: String) {
        self.identifier = identifier
        self.title = title
        self.body = body
    }
}
