import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// The running program.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The running program.
    public static var shared: UIApplication {
        // The program may have windows already, of which the object is told at once: what it does then may ask for it.
        if !observesProgram {
            observesProgram = true
            ProgramServices.observe { instance.received($0) }
        }
        return instance
    }
    private static let instance = UIApplication()
    private static var observesProgram = false

    /// Whether the program is active, inactive or in the background.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The reason why the program was launched. On Linux no launch options are passed; use `onOpenURL` for URLs.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// Options for opening a URL. They are ignored on Linux.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Details of how a URL was sent to the program.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    /// The object that is notified when the program launches, changes its activity and ends.
    public var delegate: (any UIApplicationDelegate)?
    /// Whether the program is active, inactive or in the background.
    public private(set) var applicationState = State.active
    /// Whether the display stays on when the user is idle: desktops are asked through their portal. It is false unless set.
    open var isIdleTimerDisabled = false {
        didSet {
            guard isIdleTimerDisabled != oldValue else { return }
            wakefulness =
                isIdleTimerDisabled
                ? ProcessInfo.processInfo.beginActivity(options: .idleDisplaySleepDisabled, reason: ProcessInfo.processInfo.processName) : nil
        }
    }
    /// The activity during which the display stays on; it ends when it is released.
    private var wakefulness: (any NSObjectProtocol)?
    /// The badge on the program's icon in the desktop's dock; 0 for no badge. Docks without badges ignore it.
    open var applicationIconBadgeNumber = 0 {
        didSet { ProgramServices.showBadge(applicationIconBadgeNumber) }
    }
    /// The quick actions of the icon; nil for none. Kept only: desktops read those of the desktop entry.
    public var shortcutItems: [UIApplicationShortcutItem]?
    /// The layout direction of the user's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let language = Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private var isLaunched = false

    /// Creates an object that is told of nothing: that of the running program is `shared`.
    public override init() { super.init() }

    /// Opens a URL with the desktop's default application, and passes whether it was opened to `completion`.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = SystemAddresses.open(url)
        completion?(isOpened)
    }

    /// Opens a URL with the desktop's default application. Returns whether it was opened.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { SystemAddresses.open(url) }

    /// Returns whether the desktop can try to open a URL, which is the case for every URL with a scheme.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// The URL of the program's settings. Desktops have no page for them.
    public static let openSettingsURLString = "app-settings:"

    /// The URL of the settings of the program's notifications. Desktops have no page for them.
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    // MARK: The program's life

    private func received(_ event: ProgramServices.Event) {
        let center = NotificationCenter.default
        switch event {
        case .launching:
            _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
            _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
            center.post(name: Self.didFinishLaunchingNotification, object: self)
        case .launched:
            buildMenus()
            isLaunched = true
            UIWindowScene.connected.forEach { $0.connect() }
        case .phaseChanged(let old, let new): phaseChanged(from: old, to: new)
        case .opened(let address):
            _ = delegate?.application(self, open: address, options: [:])
            let scene = UIWindowScene.connected.first { $0.id == ProgramServices.frontWindow?.id }
            if let scene { scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(address)]) }
        case .windowChanged(_, .opened) where !isLaunched: break
        case .windowChanged(let id, let change) where UIWindow.own(id) != nil: UIWindow.own(id)?.changed(change)
        case .windowChanged(let id, let change): UIWindowScene.connected.first { $0.id == id }?.changed(change)
        case .accessibilityChanged(let old, let new): UIAccessibility.postChanges(from: old, to: new)
        case .notificationAnswered, .willSleep, .didWake, .screensChanged, .colorSchemeChanged: break
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
    nonisolated public static let didFinishLaunchingNotification = Notification.Name.ofProgram("UIApplicationDidFinishLaunchingNotification")
    /// A window of the program has become the active one.
    nonisolated public static let didBecomeActiveNotification = Notification.Name.ofProgram("UIApplicationDidBecomeActiveNotification")
    /// The last active window of the program has become inactive.
    nonisolated public static let willResignActiveNotification = Notification.Name.ofProgram("UIApplicationWillResignActiveNotification")
    /// The last visible window of the program has been hidden or minimised.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name.ofProgram("UIApplicationDidEnterBackgroundNotification")
    /// A window of the program becomes visible, after none was.
    nonisolated public static let willEnterForegroundNotification = Notification.Name.ofProgram("UIApplicationWillEnterForegroundNotification")
    /// The program ends.
    nonisolated public static let willTerminateNotification = Notification.Name.ofProgram("UIApplicationWillTerminateNotification")
    /// Posted when memory is low on Apple's systems. Never posted on Linux.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// The direction in which a user interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
