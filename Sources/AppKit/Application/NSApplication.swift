import Combine
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// The running program.
@preconcurrency @MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The running program.
@preconcurrency @MainActor open class NSApplication: _PropertyAnnouncing {
    /// The running program.
    public static var shared: NSApplication {
        // The program may have been launched already, of which the object is told at once: what it does then may ask for it.
        if !observesProgram {
            observesProgram = true
            ProgramServices.observe { instance.received($0) }
        }
        return instance
    }
    private static let instance = NSApplication()
    private static var observesProgram = false

    /// How a program appears on the desktop. The policy is stored, but has no effect: desktops apply their own rules.
    public enum ActivationPolicy: Int, Sendable {
        case regular, accessory, prohibited
    }

    /// The answer of a delegate to a request to end the program.
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

    /// The object that is notified when the program launches, changes its activity and ends.
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

    public let _changes = PassthroughSubject<Void, Never>()
    /// The number of pixels per point when the screens changed last.
    private var screenScale = ScreenMetrics.main.scale
    // Stored here, as extensions store nothing.
    var chosenIcon: NSImage?
    var chosenPresentation: PresentationOptions = []
    var chosenWindowsMenu: NSMenu?
    var chosenServicesProvider: Any?
    /// The waiting for further starts of the program.
    var startWaiting: AddressHandover.Waiting?

    private init() {}

    /// Ends the program, unless its delegate answers `terminateCancel`. After the answer `terminateLater` it ends when
    /// `reply(toApplicationShouldTerminate:)` says so.
    open func terminate(_ sender: Any?) {
        switch delegate?.applicationShouldTerminate(self) {
        case .terminateCancel: break
        case .terminateLater: isAskedToEnd = true
        case .terminateNow, nil: ProgramServices.terminate()
        }
    }

    /// Whether the delegate has answered `terminateLater` and not decided since.
    private var isAskedToEnd = false

    /// Ends the program, or lets it run, after its delegate has answered `terminateLater`. Otherwise it has no effect.
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        guard isAskedToEnd else { return }
        isAskedToEnd = false
        if shouldTerminate { ProgramServices.terminate() }
    }

    /// Has no effect: desktops decide which window is in front.
    open func activate(ignoringOtherApps flag: Bool) {}
    /// Has no effect: desktops decide which window is in front.
    open func activate() {}
    /// Has no effect: desktops hide windows, not programs.
    open func hide(_ sender: Any?) {}
    /// Has no effect.
    open func unhide(_ sender: Any?) {}

    /// Stores a policy, which has no effect. Returns true.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        policy = activationPolicy
        return true
    }

    /// The policy that was set last.
    open func activationPolicy() -> ActivationPolicy { policy }

    // MARK: The program's life

    private func received(_ event: ProgramServices.Event) {
        defer { _changes.send() }
        switch event {
        case .launching: tell(Self.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
        case .launched:
            NSWindow.programHasLaunched()
            tell(Self.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
            waitForStarts()
        case .phaseChanged(let old, let new):
            if new == .active {
                isActive = true
                NSWindow.programBecame(active: true)
                tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
            } else if old == .active {
                isActive = false
                NSWindow.programBecame(active: false)
                tell(Self.didResignActiveNotification) { $0.applicationDidResignActive($1) }
            }
        case .opened(let address): delegate?.application(self, open: [address])
        case .windowChanged(let id, let change): NSWindow.open(id)?.changed(change)
        case .notificationAnswered: break
        case .accessibilityChanged: NSWorkspace.shared.post(NSWorkspace.accessibilityDisplayOptionsDidChangeNotification)
        case .willSleep: NSWorkspace.shared.post(NSWorkspace.willSleepNotification)
        case .screensChanged:
            tell(Self.didChangeScreenParametersNotification) { $0.applicationDidChangeScreenParameters($1) }
            if screenScale != ScreenMetrics.main.scale {
                screenScale = ScreenMetrics.main.scale
                for window in windows { window.backingPropertiesChanged() }
            }
        case .colorSchemeChanged:
            for window in windows { window._changes.send() }
            DistributedNotificationCenter.default().announce("AppleInterfaceThemeChangedNotification")
        case .didWake: NSWorkspace.shared.post(NSWorkspace.didWakeNotification)
        case .willEnd: tell(Self.willTerminateNotification) { $0.applicationWillTerminate($1) }
        }
    }

    private func tell(_ name: Notification.Name, _ call: (any NSApplicationDelegate, Notification) -> Void) {
        Notification.post(name, of: self, tellingFirst: delegate, call)
    }
}

extension NSApplication {
    /// The program is being launched.
    nonisolated public static let willFinishLaunchingNotification = Notification.Name.ofProgram("NSApplicationWillFinishLaunchingNotification")
    /// The program has been launched.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name.ofProgram("NSApplicationDidFinishLaunchingNotification")
    /// A window of the program has become the active one.
    nonisolated public static let didBecomeActiveNotification = Notification.Name.ofProgram("NSApplicationDidBecomeActiveNotification")
    /// The last active window of the program has become inactive.
    nonisolated public static let didResignActiveNotification = Notification.Name.ofProgram("NSApplicationDidResignActiveNotification")
    /// Posted before `didResignActiveNotification` on Apple's systems. Never posted on Linux.
    nonisolated public static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
    /// The number, size or scale of the screens has changed.
    nonisolated public static let didChangeScreenParametersNotification = Notification.Name.ofProgram(
        "NSApplicationDidChangeScreenParametersNotification")
    /// The program ends.
    nonisolated public static let willTerminateNotification = Notification.Name.ofProgram("NSApplicationWillTerminateNotification")
}
