import Foundation
import KitValues
import SwiftUICore

extension NSWindow {
    /// A window has got the keyboard.
    nonisolated public static let didBecomeKeyNotification = Notification.Name.ofProgram("NSWindowDidBecomeKeyNotification")
    /// A window has lost the keyboard.
    nonisolated public static let didResignKeyNotification = Notification.Name.ofProgram("NSWindowDidResignKeyNotification")
    /// A window has got the keyboard.
    nonisolated public static let didBecomeMainNotification = Notification.Name.ofProgram("NSWindowDidBecomeMainNotification")
    /// A window has lost the keyboard.
    nonisolated public static let didResignMainNotification = Notification.Name.ofProgram("NSWindowDidResignMainNotification")
    /// A window is about to close.
    nonisolated public static let willCloseNotification = Notification.Name.ofProgram("NSWindowWillCloseNotification")
    /// A window has another size.
    nonisolated public static let didResizeNotification = Notification.Name.ofProgram("NSWindowDidResizeNotification")
    /// A window has been minimised. Wayland does not tell.
    nonisolated public static let didMiniaturizeNotification = Notification.Name.ofProgram("NSWindowDidMiniaturizeNotification")
    /// A minimised window is shown again. Wayland does not tell.
    nonisolated public static let didDeminiaturizeNotification = Notification.Name.ofProgram("NSWindowDidDeminiaturizeNotification")
    /// A window covers the whole screen.
    nonisolated public static let didEnterFullScreenNotification = Notification.Name.ofProgram("NSWindowDidEnterFullScreenNotification")
    /// A window no longer covers the whole screen.
    nonisolated public static let didExitFullScreenNotification = Notification.Name.ofProgram("NSWindowDidExitFullScreenNotification")

    /// Calls the delegate and posts the notifications for a change of the window.
    func changed(_ change: ProgramServices.WindowChange) {
        switch change {
        case .opened: break
        case .becameActive:
            if canBecomeKey {
                becomeKey()
                tell(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
            }
            settings.isMain = canBecomeMain
            if canBecomeMain {
                becomeMain()
                tell(Self.didBecomeMainNotification) { $0.windowDidBecomeMain($1) }
            }
        case .resignedActive:
            if canBecomeKey {
                resignKey()
                tell(Self.didResignKeyNotification) { $0.windowDidResignKey($1) }
            }
            let wasMain = settings.isMain ?? canBecomeMain
            settings.isMain = false
            if wasMain {
                resignMain()
                tell(Self.didResignMainNotification) { $0.windowDidResignMain($1) }
            }
        case .resized:
            autosaveFrame()
            tell(Self.didResizeNotification) { $0.windowDidResize($1) }
        case .minimized: tell(Self.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
        case .restored: tell(Self.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
        case .enteredFullScreen: tell(Self.didEnterFullScreenNotification) { $0.windowDidEnterFullScreen($1) }
        case .leftFullScreen: tell(Self.didExitFullScreenNotification) { $0.windowDidExitFullScreen($1) }
        case .willClose:
            tell(Self.willCloseNotification) { $0.windowWillClose($1) }
            endRelations()
            DispatchQueue.main.async { MainActor.assumeIsolated { NSWindow.releaseClosed() } }
        }
    }

    private func tell(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
        Notification.post(name, of: self, tellingFirst: delegate, call)
    }
}

/// A delegate that is called when a window changes. All methods have default implementations.
@MainActor public protocol NSWindowDelegate: AnyObject {
    /// Returns whether the user may close the window. Calls of `close()` do not ask.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// The window is about to close.
    func windowWillClose(_ notification: Notification)
    /// The window has got the keyboard.
    func windowDidBecomeKey(_ notification: Notification)
    /// The window has lost the keyboard.
    func windowDidResignKey(_ notification: Notification)
    /// The window has got the keyboard.
    func windowDidBecomeMain(_ notification: Notification)
    /// The window has lost the keyboard.
    func windowDidResignMain(_ notification: Notification)
    /// The window has another size.
    func windowDidResize(_ notification: Notification)
    /// The window has been minimised. Wayland does not tell.
    func windowDidMiniaturize(_ notification: Notification)
    /// The minimised window is shown again. Wayland does not tell.
    func windowDidDeminiaturize(_ notification: Notification)
    /// The window covers the whole screen.
    func windowDidEnterFullScreen(_ notification: Notification)
    /// The window no longer covers the whole screen.
    func windowDidExitFullScreen(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidBecomeMain(_ notification: Notification) {}
    public func windowDidResignMain(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowDidMiniaturize(_ notification: Notification) {}
    public func windowDidDeminiaturize(_ notification: Notification) {}
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    public func windowDidExitFullScreen(_ notification: Notification) {}
}

extension Notification.Name {
    /// Creates the name of a notification that the program posts when its host reports something, and lets it observe the host.
    static func ofProgram(_ rawValue: String) -> Notification.Name {
        Notification.Name(ofProgram: rawValue) { _ = NSApplication.shared }
    }
}
