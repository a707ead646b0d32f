import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// The running program.
@MainActor open class UIApplication {
    /// The running program.
    public static let shared = UIApplication()

    /// Whether the program is in front.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The reasons for which the program was launched. Empty on Linux; addresses are opened with `onOpenURL`.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// How an address is opened. Linux knows no such options; they are ignored.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// How an address came to the program.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    /// The object that is told of the program's life.
    public var delegate: (any UIApplicationDelegate)?
    /// Whether the program is in front.
    public private(set) var applicationState = State.active
    /// Whether the display stays on while nobody touches it. Kept, without effect on the desktop.
    open var isIdleTimerDisabled = false
    /// The number on the program's icon in the desktop's dock; 0 for none. Docks that do not show numbers ignore it.
    open var applicationIconBadgeNumber = 0 {
        didSet { ProgramServices.showBadge(applicationIconBadgeNumber) }
    }
    /// The direction in which the user's language is written.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let language = Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private init() {
        ProgramServices.observe { [unowned self] in received($0) }
    }

    /// Opens an address with the desktop, and tells whether it was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = SystemAddresses.open(url)
        completion?(isOpened)
    }

    /// Opens an address with the desktop; returns whether it was opened.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { SystemAddresses.open(url) }

    /// Whether the desktop may open an address: it has a scheme.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// The address of the program's settings, which desktops do not have.
    public static let openSettingsURLString = "app-settings:"

    // MARK: The program's life

    private func received(_ event: ProgramServices.Event) {
        let center = NotificationCenter.default
        switch event {
        case .launched:
            _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
            _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
            center.post(name: Self.didFinishLaunchingNotification, object: self)
        case .phaseChanged(let old, let new): phaseChanged(from: old, to: new)
        case .opened(let address): _ = delegate?.application(self, open: address, options: [:])
        case .willEnd:
            delegate?.applicationWillTerminate(self)
            center.post(name: Self.willTerminateNotification, object: self)
        }
    }

    private func phaseChanged(from old: ScenePhase, to new: ScenePhase) {
        let center = NotificationCenter.default
        applicationState = new == .active ? .active : new == .inactive ? .inactive : .background
        if old == .background {
            delegate?.applicationWillEnterForeground(self)
            center.post(name: Self.willEnterForegroundNotification, object: self)
        }
        if new == .active {
            delegate?.applicationDidBecomeActive(self)
            center.post(name: Self.didBecomeActiveNotification, object: self)
        } else if old == .active {
            delegate?.applicationWillResignActive(self)
            center.post(name: Self.willResignActiveNotification, object: self)
        }
        if new == .background {
            delegate?.applicationDidEnterBackground(self)
            center.post(name: Self.didEnterBackgroundNotification, object: self)
        }
    }
}

extension UIApplication {
    /// The program has been launched.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// A window of the program has become the active one.
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// No window of the program is the active one any more.
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// No window of the program is visible any more.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// A window of the program becomes visible.
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// The program ends.
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Memory is scarce. Linux does not tell programs; it is never posted.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// The direction in which a user interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
