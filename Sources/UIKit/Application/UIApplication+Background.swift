import Foundation
import SwiftUI
import SwiftUICore

/// A task that a program has begun before it is suspended.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a program has found when it looked for new data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

extension UIApplication {
    /// The shortest interval at which iOS wakes a program for new data.
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The interval at which a program is never woken for new data.
    nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    /// Has no effect: desktops do not suspend programs and need not wake them.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    private static var taskCount = 0

    /// Begins a task that may run on when the program has no window in front. Desktops do not suspend programs: the handler is never called.
    @discardableResult public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        Self.taskCount += 1
        return UIBackgroundTaskIdentifier(rawValue: Self.taskCount)
    }

    /// Ends a task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The time that the program may run in the background, in seconds: without limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Has no effect: the commands of the desktop's media controls reach `MPRemoteCommandCenter` without it.
    public func beginReceivingRemoteControlEvents() {}

    /// Has no effect: remove the targets of the commands instead.
    public func endReceivingRemoteControlEvents() {}

    /// Whether the program can change its icon: false, as the icon belongs to the desktop entry.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the icon that was chosen: nil for that of the desktop entry.
    public var alternateIconName: String? { nil }

    /// Fails, since the icon belongs to the desktop entry, which programs do not change.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    /// Fails, since the icon belongs to the desktop entry, which programs do not change.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    /// The user has taken a picture of the screen on iOS. Desktops do not tell programs: it is never posted.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    /// The time has changed in leaps, for example at midnight. It is never posted: use `NSCalendarDayChanged`.
    nonisolated public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
}

extension UIApplication {
    /// Fails, and tells the delegate: Linux has no service that sends notifications to programs.
    public func registerForRemoteNotifications() {
        // The caller goes on before the delegate is told, as on iOS.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let application = UIApplication.shared
                let error = CocoaError(
                    .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "Linux has no service that sends notifications to programs."])
                application.delegate?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
            }
        }
    }

    /// Has no effect: the program is never registered.
    public func unregisterForRemoteNotifications() {}
    /// Whether the program receives notifications of a server: false.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// The size of text that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(ProgramServices.frontWindow?.tree?.environment.dynamicTypeSize ?? .large)
    }
    /// Whether the program can open several windows.
    public var supportsMultipleScenes: Bool { ProgramServices.windowManager.manager?.canOpenNewWindow ?? false }
}
