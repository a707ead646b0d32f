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
    /// A window is about to cover the whole screen. Posted immediately before `didEnterFullScreenNotification`: desktops tell afterwards.
    nonisolated public static let willEnterFullScreenNotification = Notification.Name.ofProgram("NSWindowWillEnterFullScreenNotification")
    /// A window is about to leave the whole screen. Posted immediately before `didExitFullScreenNotification`: desktops tell afterwards.
    nonisolated public static let willExitFullScreenNotification = Notification.Name.ofProgram("NSWindowWillExitFullScreenNotification")
    /// A window has been hidden in the desktop's list of windows or is shown again. Desktops do not tell whether others cover it.
    nonisolated public static let didChangeOcclusionStateNotification = Notification.Name.ofProgram("NSWindowDidChangeOcclusionStateNotification")
    /// The number of pixels per point of a window has changed.
    nonisolated public static let didChangeBackingPropertiesNotification = Notification.Name.ofProgram(
        "NSWindowDidChangeBackingPropertiesNotification")
    /// A window has been moved. Never posted: desktops do not tell where windows are.
    nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    /// A window is about to be moved by the user. Never posted: desktops do not tell.
    nonisolated public static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
    /// A window is on another screen. Never posted: desktops do not tell where windows are.
    nonisolated public static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
    /// The user begins to resize a window. Never posted: desktops tell of the sizes alone.
    nonisolated public static let willStartLiveResizeNotification = Notification.Name("NSWindowWillStartLiveResizeNotification")
    /// The user has resized a window. Never posted: desktops tell of the sizes alone; see `didResizeNotification`.
    nonisolated public static let didEndLiveResizeNotification = Notification.Name("NSWindowDidEndLiveResizeNotification")
    /// A window covers the whole screen.
    nonisolated public static let didEnterFullScreenNotification = Notification.Name.ofProgram("NSWindowDidEnterFullScreenNotification")
    /// A window no longer covers the whole screen.
    nonisolated public static let didExitFullScreenNotification = Notification.Name.ofProgram("NSWindowDidExitFullScreenNotification")

    /// Calls the delegate and posts the notifications for a change of the window.
    func changed(_ change: ProgramServices.WindowChange) {
        defer { _changes.send() }
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
        case .minimized:
            tell(Self.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
            tell(Self.didChangeOcclusionStateNotification) { $0.windowDidChangeOcclusionState($1) }
        case .restored:
            tell(Self.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
            tell(Self.didChangeOcclusionStateNotification) { $0.windowDidChangeOcclusionState($1) }
        case .enteredFullScreen:
            tell(Self.willEnterFullScreenNotification) { $0.windowWillEnterFullScreen($1) }
            tell(Self.didEnterFullScreenNotification) { $0.windowDidEnterFullScreen($1) }
        case .leftFullScreen:
            tell(Self.willExitFullScreenNotification) { $0.windowWillExitFullScreen($1) }
            tell(Self.didExitFullScreenNotification) { $0.windowDidExitFullScreen($1) }
        case .willClose:
            tell(Self.willCloseNotification) { $0.windowWillClose($1) }
            settings.contentViewController?.hiding()
            endRelations()
            DispatchQueue.main.async { MainActor.assumeIsolated { NSWindow.releaseClosed() } }
        }
    }

    /// Tells of another number of pixels per point.
    func backingPropertiesChanged() { tell(Self.didChangeBackingPropertiesNotification) { $0.windowDidChangeBackingProperties($1) } }

    private func tell(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
        Notification.post(name, of: self, tellingFirst: delegate, call)
    }
}

/// A delegate that is called when a window changes. All methods have default implementations.
@preconcurrency @MainActor public protocol NSWindowDelegate: AnyObject {
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
    /// The window is about to cover the whole screen; called immediately before `windowDidEnterFullScreen(_:)`.
    func windowWillEnterFullScreen(_ notification: Notification)
    /// The window is about to leave the whole screen; called immediately before `windowDidExitFullScreen(_:)`.
    func windowWillExitFullScreen(_ notification: Notification)
    /// The window has been minimised or is shown again. Wayland does not tell.
    func windowDidChangeOcclusionState(_ notification: Notification)
    /// The number of pixels per point has changed.
    func windowDidChangeBackingProperties(_ notification: Notification)
    /// Never called: desktops do not tell where windows are.
    func windowDidMove(_ notification: Notification)
    /// Never called: desktops do not tell where windows are.
    func windowDidChangeScreen(_ notification: Notification)
    /// Never called: desktops tell of the sizes alone.
    func windowDidEndLiveResize(_ notification: Notification)
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
    public func windowWillEnterFullScreen(_ notification: Notification) {}
    public func windowWillExitFullScreen(_ notification: Notification) {}
    public func windowDidChangeOcclusionState(_ notification: Notification) {}
    public func windowDidChangeBackingProperties(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
    public func windowDidChangeScreen(_ notification: Notification) {}
    public func windowDidEndLiveResize(_ notification: Notification) {}
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    public func windowDidExitFullScreen(_ notification: Notification) {}
}

extension Notification.Name {
    /// Creates the name of a notification that the program posts when its host reports something, and lets it observe the host.
    static func ofProgram(_ rawValue: String) -> Notification.Name {
        Notification.Name(ofProgram: rawValue) { _ = NSApplication.shared }
    }
}
