import Combine
import Foundation
import FoundationOverlay

/// Passes notifications between programs of the user.
///
/// Notifications reach the programs that are made with Apus, by a signal on the bus of the session, and on a computer without one the program
/// itself. Observers are called on the main thread, later. When the desktop becomes dark or light the notification
/// `AppleInterfaceThemeChangedNotification` is delivered; other notifications of macOS are not.
///
/// ```swift
/// DistributedNotificationCenter.default().addObserver(forName: Notification.Name("DocumentSaved"), object: nil, queue: .main) { _ in reload() }
/// ```
///
/// On Apple's systems the class is one of `NotificationCenter`.
///
/// Follows https://developer.apple.com/documentation/foundation/distributednotificationcenter.
public final class DistributedNotificationCenter: NSObject, @unchecked Sendable {
    /// What becomes of notifications while the program is suspended. It has no effect: programs are not suspended.
    public enum SuspensionBehavior: UInt, Sendable {
        case drop = 1
        case coalesce = 2
        case hold = 3
        case deliverImmediately = 4
    }

    /// How a notification is delivered. It has no effect.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Programs that are suspended receive it, too.
        public static let deliverImmediately = Options(rawValue: 1)
        /// All sessions receive it. It is delivered in that of the user.
        public static let postToAllSessions = Options(rawValue: 2)
    }

    private static let shared = DistributedNotificationCenter(signals: .session)
    private let center = NotificationCenter()
    private let signals: NotificationSignals

    init(signals: NotificationSignals) {
        self.signals = signals
        super.init()
        signals.receive { [weak self] in self?.deliver($0) }
    }

    /// The center of the session of the user.
    public class func `default`() -> DistributedNotificationCenter { shared }

    // MARK: Observers

    /// Calls a function with the notifications of a name, or with all if it is nil, until the returned observer is removed.
    ///
    /// - Parameters:
    ///   - name: The name; nil for any.
    ///   - object: The text that the sender has given; nil for any.
    ///   - queue: The queue on which the function is called; nil for the main thread.
    ///   - block: The function.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name?, object: String?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let any: AnyObject? = nil
        return center.addObserver(forName: name, object: any, queue: queue) { notification in
            if object == nil || notification.object as? String == object { block(notification) }
        }
    }

    /// Calls a method of an object with the notifications of a name, or with all if it is nil, until the object is removed or gone.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - selector: The method.
    ///   - name: The name; nil for any.
    ///   - object: The text that the sender has given; nil for any.
    ///   - suspensionBehavior: Has no effect.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: String?,
        suspensionBehavior: SuspensionBehavior = .coalesce
    ) {
        nonisolated(unsafe) weak let target = observer as AnyObject
        nonisolated(unsafe) let method = selector
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            if let target { method._call(on: target, with: notification) }
        }
        methods.withLock { methods in
            methods.removeAll { $0.observer.object == nil }
            methods.append(Method(observer: WeakReference(observer as AnyObject), name: name, token: token))
        }
    }

    /// Ends the calls for what `addObserver(forName:object:queue:using:)` has returned, or of an object's methods.
    public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

    /// Ends the calls for what `addObserver(forName:object:queue:using:)` has returned, or of an object's methods with the notifications of a name.
    public func removeObserver(_ observer: Any, name: Notification.Name?, object: String?) {
        center.removeObserver(observer as AnyObject)
        let removed = methods.withLock { methods in
            let removed = methods.filter { $0.observer.object === observer as AnyObject && (name == nil || $0.name == name) }
            methods.removeAll { method in removed.contains { $0.token === method.token } }
            return removed
        }
        for method in removed { center.removeObserver(method.token) }
    }

    /// Publishes the notifications of a name.
    public func publisher(for name: Notification.Name, object: String? = nil) -> AnyPublisher<Notification, Never> {
        center.publisher(for: name).filter { object == nil || $0.object as? String == object }.eraseToAnyPublisher()
    }

    // MARK: Posting

    /// Delivers a notification to all programs.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: A text of the sender; nil for none.
    ///   - userInfo: Values, of which those are delivered that property lists can hold, with keys that are texts.
    public func post(name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil) {
        let message = NotificationMessage(name: name.rawValue, object: object, values: userInfo)
        // The bus sends the signal to the program, too.
        if !signals.send(message) { DispatchQueue.main.async { self.deliver(message) } }
    }

    /// Delivers a notification to all programs.
    public func postNotificationName(
        _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool = false
    ) {
        post(name: name, object: object, userInfo: userInfo)
    }

    /// Delivers a notification to all programs.
    public func postNotificationName(_ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options) {
        post(name: name, object: object, userInfo: userInfo)
    }

    /// Whether notifications are held back. It has no effect.
    public var suspended = false

    /// Delivers a notification to the program alone: one of the desktop.
    func announce(_ name: String) { deliver(NotificationMessage(name: name, object: nil, values: nil)) }

    private func deliver(_ message: NotificationMessage) {
        center.post(name: Notification.Name(message.name), object: message.object, userInfo: message.values)
    }

    // MARK: Methods of objects

    private struct Method {
        let observer: WeakReference<AnyObject>
        let name: Notification.Name?
        let token: any NSObjectProtocol
    }

    private struct Methods {
        private let lock = NSLock()
        private final class Contents { var methods: [Method] = [] }
        private let contents = Contents()

        func withLock<Result>(_ body: (inout [Method]) -> Result) -> Result { lock.withLock { body(&contents.methods) } }
    }

    private let methods = Methods()
}
