import Foundation

/// What the host of the running program offers to code outside of views. Without a host, as in tests, the values stay in the process.
@MainActor package enum ProgramServices {
    /// The host's window manager; empty without windows.
    package static var windowManager = WeakWindowManager()
    /// Returns the clipboard of the desktop; nil without windows.
    package static var hostClipboard: () -> (any Clipboard)? = { nil }
    /// Returns the host of the window in front, which shows dialogs over it; nil without windows.
    package static var dialogHost: () -> (any FileDialogHost)? = { nil }
    /// Returns the host of the window in front, which shows modal windows over it; nil without windows.
    package static var modalWindowHost: () -> (any ModalWindowHost)? = { nil }
    /// Sounds the alert of the desktop: without windows the bell of a terminal.
    package static var beep: () -> Void = {
        if isatty(STDERR_FILENO) != 0 { FileHandle.standardError.write(Data("\u{7}".utf8)) }
    }
    /// Shows a notification on the desktop; nil without a desktop.
    package static var showNotification: ((DesktopNotification) -> Void)?
    /// Shows a number on the program's icon in the desktop's dock; 0 for none. Without windows there is no icon.
    package static var showBadge: (_ number: Int) -> Void = { _ in }
    /// Withdraws a notification from the desktop.
    package static var withdrawNotification: (_ identifier: String) -> Void = { _ in }

    /// Speaks a sentence through the screen reader; does nothing without windows.
    package static var announce: (_ text: String, _ priority: AccessibilitySpeechPriority) -> Void = { _, _ in }
    /// Updates the elements that a screen reader sees at once, and speaks a text; does nothing without windows.
    package static var accessibilityChanged: (_ text: String?) -> Void = { _ in }

    /// The colour scheme that the program has chosen for all its windows; nil for that of the desktop.
    package static var colorScheme: ColorScheme? {
        didSet { if colorScheme != oldValue { colorSchemeChanged() } }
    }
    /// Updates the windows after a change of `colorScheme`; does nothing without windows.
    package static var colorSchemeChanged: () -> Void = {}

    /// The accessibility settings of the desktop; without windows, nothing is set.
    nonisolated package static let accessibilitySettings = Locked(AccessibilitySettings())

    /// Stores the accessibility settings of the desktop. After the launch, observers are told if they have changed.
    package static func setAccessibilitySettings(_ settings: AccessibilitySettings) {
        let old = accessibilitySettings.withLock { stored in
            defer { stored = settings }
            return stored
        }
        if isLaunched, old != settings { report(.accessibilityChanged(from: old, to: settings)) }
    }

    /// Whether observers wait for the sleep of the computer, which hosts watch only then.
    package static var watchesSleep = false {
        didSet { if watchesSleep, !oldValue { sleepWatchBegan() } }
    }
    /// Begins to watch for the sleep of the computer; does nothing without a desktop.
    package static var sleepWatchBegan: () -> Void = {}

    /// Handles events of the host for a moment, for calls that wait for an answer.
    package static var runEvents: () -> Void = { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }

    /// The token with which the desktop has allowed the program to bring its next window to the front; nil for none. Desktops give one to each
    /// process that they start.
    package static var activationToken: String?
    /// Lets the user pick a colour of the screen, and passes it, or nil if the user cancels or the desktop lets programs pick none.
    package static var pickColor: (_ picked: @escaping @MainActor (Color.Resolved?) -> Void) -> Void = { $0(nil) }

    private static let privateClipboard = PrivateClipboard()

    /// The clipboard of the desktop or, without a window, one of the process.
    package static var clipboard: any Clipboard { hostClipboard() ?? privateClipboard }

    /// The steps in the life of a program.
    package enum Event: Equatable {
        /// The program has been made, and its first windows are about to open.
        case launching
        case launched
        case phaseChanged(from: ScenePhase, to: ScenePhase)
        case opened(URL)
        case windowChanged(ObjectIdentifier, WindowChange)
        case notificationAnswered(identifier: String, action: String?)
        case accessibilityChanged(from: AccessibilitySettings, to: AccessibilitySettings)
        /// The computer is about to sleep.
        case willSleep
        /// The computer has woken up.
        case didWake
        /// The number, size or scale of the screens has changed.
        case screensChanged
        /// The colour scheme of the desktop, or the one that the program has chosen for its windows, has changed.
        case colorSchemeChanged
        case willEnd
    }

    /// A change of a window, named by its identity.
    package enum WindowChange: Hashable, Sendable {
        /// The window has been opened.
        case opened
        case becameActive, resignedActive
        case resized
        case minimized, restored
        case enteredFullScreen, leftFullScreen
        /// The window is about to close.
        case willClose
    }

    /// The windows that are open, in the order in which they were opened; empty without windows.
    package static var openWindows: [OpenWindow] { windowManager.manager?.openWindows ?? [] }

    /// The window that has the keyboard, or else the first one.
    package static var frontWindow: OpenWindow? {
        let windows = openWindows
        return windows.first(where: \.isActive) ?? windows.first
    }

    private static var observers: [@MainActor (Event) -> Void] = []
    /// The steps of the launch that were reported.
    private static var launchSteps: [Event] = []
    private static var isLaunched: Bool { launchSteps.contains(.launched) }

    /// Calls a function with the further events of the program's life. The steps of the launch that were reported before are passed at once.
    package static func observe(_ observer: @escaping @MainActor (Event) -> Void) {
        observers.append(observer)
        launchSteps.forEach(observer)
    }

    /// Tells the observers of an event.
    package static func report(_ event: Event) {
        if [.launching, .launched].contains(event), !launchSteps.contains(event) { launchSteps.append(event) }
        for observer in observers { observer(event) }
    }

    /// Ends the program: closes all windows, which ends it, or exits if it has none.
    package static func terminate() {
        if let manager = windowManager.manager { return manager.quit() }
        report(.willEnd)
        exit(0)
    }
}
