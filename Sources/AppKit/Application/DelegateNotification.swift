import Foundation

extension Notification {
    /// Calls a delegate with a notification of an object, and then posts the notification.
    @MainActor static func post<Delegate>(
        _ name: Name, of object: AnyObject, tellingFirst delegate: Delegate?, _ call: (Delegate, Notification) -> Void
    ) {
        let notification = Notification(name: name, object: object)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
}
