import Foundation

extension NotificationCenter {
    /// Calls a function with notifications until the returned observer is removed, or forever if it is dropped.
    ///
    /// The function is Foundation's, whose result may be ignored without a warning, as on Apple's systems. It is preferred for senders that
    /// are objects, and for nil.
    ///
    ///     NotificationCenter.default.addObserver(forName: .documentSaved, object: nil, queue: .main) { _ in update() }
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for any.
    ///   - object: The sender of the notifications; nil for any.
    ///   - queue: The queue on which the function is called; nil for the thread that posts the notification.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        // The type of the sender selects Foundation's own function.
        let sender: Any? = object
        return addObserver(forName: name, object: sender, queue: queue, using: block)
    }
}
