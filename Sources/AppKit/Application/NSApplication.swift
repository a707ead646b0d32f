import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// The running program.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The running program.
@MainActor open class NSApplication {
    /// The running program.
    public static let shared = NSApplication()

    /// How a program appears on the desktop. Desktops decide it by their own rules; the policy is kept, without effect.
    public enum ActivationPolicy: Int, Sendable {
        case regular, accessory, prohibited
    }

    /// Whether a program that is asked to end does so.
    public enum TerminateReply: UInt, Sendable {
        case terminateCancel, terminateNow, terminateLater
    }

    /// The user's answer to a dialog.
    public struct ModalResponse: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let OK = ModalResponse(rawValue: 1)
        public static let cancel = ModalResponse(rawValue: 0)
        public static let stop = ModalResponse(rawValue: -1000)
        public static let abort = ModalResponse(rawValue: -1001)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }

    /// The object that is told of the program's life.
    public var delegate: (any NSApplicationDelegate)?
    /// Whether a window of the program is the active one.
    public private(set) var isActive = true
    /// Always false: desktops hide windows, not programs.
    public var isHidden: Bool { false }
    /// Always true.
    public var isRunning: Bool { true }
    private var policy = ActivationPolicy.regular

    /// The icon of the program in the desktop's dock.
    public let dockTile = NSDockTile()

    private init() {
        ProgramServices.observe { [unowned self] in received($0) }
    }

    /// Ends the program if its delegate does not refuse.
    open func terminate(_ sender: Any?) {
        guard delegate?.applicationShouldTerminate(self) != .terminateCancel else { return }
        ProgramServices.terminate()
    }

    /// Has no effect: desktops decide which window is in front.
    open func activate(ignoringOtherApps flag: Bool) {}
    /// Has no effect: desktops decide which window is in front.
    open func activate() {}
    /// Has no effect: desktops hide windows, not programs.
    open func hide(_ sender: Any?) {}
    /// Has no effect.
    open func unhide(_ sender: Any?) {}

    /// Keeps a policy, without effect; returns true.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        policy = activationPolicy
        return true
    }

    /// The policy that was set last.
    open func activationPolicy() -> ActivationPolicy { policy }

    // MARK: The program's life

    private func received(_ event: ProgramServices.Event) {
        switch event {
        case .launched:
            tell(Self.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
            tell(Self.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
        case .phaseChanged(let old, let new):
            if new == .active {
                isActive = true
                tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
            } else if old == .active {
                isActive = false
                tell(Self.didResignActiveNotification) { $0.applicationDidResignActive($1) }
            }
        case .opened(let address): delegate?.application(self, open: [address])
        case .willEnd: tell(Self.willTerminateNotification) { $0.applicationWillTerminate($1) }
        }
    }

    private func tell(_ name: Notification.Name, _ call: (any NSApplicationDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
}

extension NSApplication {
    /// The program is being launched.
    nonisolated public static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunchingNotification")
    /// The program has been launched.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
    /// A window of the program has become the active one.
    nonisolated public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
    /// No window of the program is the active one any more.
    nonisolated public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
    /// No window of the program is the active one any more; posted with `didResignActiveNotification` on Apple's systems, never here.
    nonisolated public static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
    /// The program ends.
    nonisolated public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// An object that is told of the program's life. All functions have defaults.
@MainActor public protocol NSApplicationDelegate: AnyObject {
    /// The program is being launched.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// The program has been launched, and its first window is open.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// A window of the program has become the active one.
    func applicationDidBecomeActive(_ notification: Notification)
    /// No window of the program is the active one any more.
    func applicationDidResignActive(_ notification: Notification)
    /// The program is asked to end with `NSApplication.terminate`.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// The program ends.
    func applicationWillTerminate(_ notification: Notification)
    /// The program is asked to open addresses.
    func application(_ application: NSApplication, open urls: [URL])
    /// Not asked: a program ends with its last window.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationWillTerminate(_ notification: Notification) {}
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

/// Creates the delegate of a program that is written in SwiftUI.
@MainActor @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates a delegate of a type, which is told of the program's life from then on.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        if let known = NSApplication.shared.delegate as? DelegateType {
            wrappedValue = known
        } else {
            wrappedValue = makeObject(delegateType)
            NSApplication.shared.delegate = wrappedValue
        }
    }
}
