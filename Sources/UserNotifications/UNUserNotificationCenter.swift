import Foundation
import SwiftUICore

/// Shows notifications on the desktop, through its portal.
///
/// Notifications are scheduled in the process: notifications due after it has ended are not shown. Programs without windows, and desktops
/// without the portal, show none.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let scheduler = Locked(Schedule())

    private struct Schedule {
        var pending: [String: (request: UNNotificationRequest, work: DispatchWorkItem)] = [:]
        var delivered: [UNNotification] = []
        var categories: Set<UNNotificationCategory> = []
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    /// The centre of the program.
    public static func current() -> UNUserNotificationCenter { shared }

    private override init() {
        super.init()
        MainQueue.sync {
            ProgramServices.observe { event in
                if case .notificationAnswered(let identifier, let action) = event { Self.shared.answered(identifier, action) }
            }
        }
    }

    /// The object that decides whether a notification is shown while the program is in front, and receives the answers of the user.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { scheduler.withLock { $0.delegate } }
        set { scheduler.withLock { $0.delegate = newValue } }
    }

    // MARK: Permission

    /// Whether notifications can be shown: desktops leave it to people's settings, and do not ask.
    private var isPossible: Bool { MainQueue.sync { ProgramServices.showNotification != nil } }

    /// Tells whether notifications can be shown.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { isPossible }

    /// Tells whether notifications can be shown.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(isPossible, nil)
    }

    /// The settings: authorized if notifications can be shown.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(isPossible: isPossible)
    }

    /// Passes the settings to a closure.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings(isPossible: isPossible))
    }

    // MARK: Categories

    /// Sets the kinds of notifications that have buttons.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { scheduler.withLock { $0.categories = categories } }
    /// The kinds of notifications that have buttons.
    public func notificationCategories() async -> Set<UNNotificationCategory> { scheduler.withLock { $0.categories } }
    /// Passes the kinds of notifications that have buttons to a closure.
    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(scheduler.withLock { $0.categories })
    }

    private func actions(of content: UNNotificationContent) -> [UNNotificationAction] {
        scheduler.withLock { $0.categories.first { $0.identifier == content.categoryIdentifier }?.actions ?? [] }
    }

    // MARK: Requests

    /// Shows a notification, or schedules it. It replaces an earlier one of the same identifier. Throws if it is never due.
    public func add(_ request: UNNotificationRequest) async throws { try schedule(request) }

    /// Shows a notification, or schedules it. It replaces an earlier one of the same identifier. Passes an error if it is never due.
    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        do {
            try schedule(request)
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }

    /// The notifications that are not due yet.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    /// Passes the notifications that are not due yet to a closure.
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(pending)
    }
    /// The notifications that were shown and not removed.
    public func deliveredNotifications() async -> [UNNotification] { scheduler.withLock { $0.delivered } }
    /// Passes the notifications that were shown and not removed to a closure.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(scheduler.withLock { $0.delivered })
    }

    /// Cancels notifications that are not due yet.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        scheduler.withLock { schedule in
            for identifier in identifiers { schedule.pending.removeValue(forKey: identifier)?.work.cancel() }
        }
    }
    /// Cancels all notifications that are not due yet.
    public func removeAllPendingNotificationRequests() { removePendingNotificationRequests(withIdentifiers: pending.map(\.identifier)) }

    /// Withdraws notifications from the desktop.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        scheduler.withLock { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
        MainQueue.sync { identifiers.forEach(ProgramServices.withdrawNotification) }
    }
    /// Withdraws all notifications from the desktop.
    public func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(withIdentifiers: scheduler.withLock { $0.delivered.map(\.request.identifier) })
    }

    /// Shows a number on the program's icon in the desktop's dock; 0 for none. Docks that do not show numbers ignore it.
    public func setBadgeCount(_ newBadgeCount: Int) async throws { MainQueue.sync { ProgramServices.showBadge(newBadgeCount) } }
    /// Shows a number on the program's icon in the desktop's dock; 0 for none. Docks that do not show numbers ignore it.
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        MainQueue.sync { ProgramServices.showBadge(newBadgeCount) }
        completionHandler?(nil)
    }

    private var pending: [UNNotificationRequest] { scheduler.withLock { $0.pending.values.map(\.request).sorted { $0.identifier < $1.identifier } } }

    // MARK: Showing

    private func schedule(_ request: UNNotificationRequest) throws {
        guard let trigger = request.trigger else { return show(request) }
        guard let date = trigger.nextDate(after: Date()) else {
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "The notification is never due."])
        }
        let work = DispatchWorkItem { [weak self] in self?.fire(request) }
        scheduler.withLock { schedule in
            schedule.pending.updateValue((request, work), forKey: request.identifier)?.work.cancel()
        }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + max(0, date.timeIntervalSinceNow), execute: work)
    }

    private func fire(_ request: UNNotificationRequest) {
        scheduler.withLock { $0.pending[request.identifier] = nil }
        show(request)
        if request.trigger?.repeats == true { try? schedule(request) }
    }

    private func show(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: Date(), request: request)
        guard let delegate else { return present(notification) }
        delegate.userNotificationCenter(self, willPresent: notification) { [weak self] options in
            if !options.isDisjoint(with: [.banner, .list, .alert]) { self?.present(notification) }
        }
    }

    private func present(_ notification: UNNotification) {
        let (request, content) = (notification.request, notification.request.content)
        scheduler.withLock { schedule in
            schedule.delivered.removeAll { $0.request.identifier == request.identifier }
            schedule.delivered.append(notification)
        }
        let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        var shown = DesktopNotification(identifier: request.identifier, title: content.title, body: body)
        shown.priority =
            switch content.interruptionLevel {
            case .passive: .low
            case .active: .normal
            case .timeSensitive: .high
            case .critical: .urgent
            }
        // Notifications of desktops have no fields for texts.
        shown.buttons = actions(of: content).filter { !($0 is UNTextInputNotificationAction) }.map {
            DesktopNotification.Button(action: $0.identifier, title: $0.title)
        }
        let (final, badge) = (shown, content.badge?.intValue)
        MainQueue.sync {
            ProgramServices.showNotification?(final)
            if let badge { ProgramServices.showBadge(badge) }
        }
    }

    /// The user has clicked a notification, or one of its buttons. The desktop withdraws it then.
    @MainActor private func answered(_ identifier: String, _ action: String?) {
        let notification = scheduler.withLock { schedule in
            let index = schedule.delivered.firstIndex { $0.request.identifier == identifier }
            return index.map { schedule.delivered.remove(at: $0) }
        }
        guard let notification else { return }
        let button = actions(of: notification.request.content).first { $0.identifier == action }
        if action == nil || button?.options.contains(.foreground) == true { ProgramServices.frontWindow?.present() }
        let response = UNNotificationResponse(notification: notification, actionIdentifier: action ?? UNNotificationDefaultActionIdentifier)
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }
}

/// An object that decides whether notifications are shown, and receives the answers of the user. Of each pair of functions, one is
/// implemented.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Passes how a notification is shown to a closure; nothing to show it not at all. By default it is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// Returns how a notification is shown; nothing to show it not at all. By default it is shown.
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions

    /// The user has clicked a notification or one of its buttons while the program was running. Call the closure when it has been handled.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
    )

    /// The user has clicked a notification or one of its buttons while the program was running.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

/// A value that is passed to a task of the same delegate.
private struct Passed<Value>: @unchecked Sendable {
    let value: Value
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let (delegate, completion) = (Passed(value: self as any UNUserNotificationCenterDelegate), Passed(value: completionHandler))
        Task {
            let options = await delegate.value.userNotificationCenter(center, willPresent: notification)
            completion.value(options)
        }
    }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    {
        [.banner, .list]
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let (delegate, completion) = (Passed(value: self as any UNUserNotificationCenterDelegate), Passed(value: completionHandler))
        Task {
            await delegate.value.userNotificationCenter(center, didReceive: response)
            completion.value()
        }
    }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}

/// The kinds of notifications that a program asks permission for. Desktops permit all of them or none.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// How a notification is shown while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// The settings of a program's notifications.
public struct UNNotificationSettings: Sendable {
    /// Whether the program may show notifications.
    public let authorizationStatus: UNAuthorizationStatus
    private let setting: UNNotificationSetting
    /// Whether notifications are shown over windows.
    public var alertSetting: UNNotificationSetting { setting }
    /// Whether notifications are listed.
    public var notificationCenterSetting: UNNotificationSetting { setting }
    /// Whether notifications can have a sound, which the desktop chooses.
    public var soundSetting: UNNotificationSetting { setting }
    /// Whether the program's icon can have a number.
    public var badgeSetting: UNNotificationSetting { setting }

    fileprivate init(isPossible: Bool) {
        authorizationStatus = isPossible ? .authorized : .denied
        setting = isPossible ? .enabled : .disabled
    }
}

/// Whether a property of notifications is in use.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}
