import Foundation
import SwiftUICore

extension NSWindow {
    /// How a window takes part in workspaces and full screen.
    public struct CollectionBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The window is on all workspaces, where the desktop lets programs do so: on X11.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    }

    /// How a window takes part in workspaces and full screen. `canJoinAllSpaces` shows it on all workspaces, on X11; the others
    /// are kept and change nothing, since desktops apply their own rules.
    public var collectionBehavior: CollectionBehavior {
        get { settings.collectionBehavior }
        set {
            settings.collectionBehavior = newValue
            attributes.isOnAllWorkspaces = newValue.contains(.canJoinAllSpaces)
        }
    }

    /// Whether dragging the background moves the window.
    public var isMovableByWindowBackground: Bool {
        get { state?.movesByBackground ?? settings.isMovedByBackground }
        set {
            settings.isMovedByBackground = newValue
            window?.handle?.setMovesByBackground(newValue)
        }
    }

    /// Whether the window is hidden while another program has the keyboard. It has no effect while it is the only visible window of the program,
    /// to which the user could not return.
    public var hidesOnDeactivate: Bool {
        get { settings.hidesOnDeactivate }
        set { settings.hidesOnDeactivate = newValue }
    }

    /// Hides and shows the windows that are hidden while the program is not active.
    static func programBecame(active isActive: Bool) {
        let windows = open
        if isActive {
            let hidden = windows.filter(\.settings.isHiddenWithProgram)
            guard !hidden.isEmpty else { return }
            let key = NSApplication.shared.keyWindow
            for window in hidden {
                window.settings.isHiddenWithProgram = false
                window.orderFront(nil)
            }
            // Desktops give the keyboard to a window that appears.
            key?.makeKey()
        } else if windows.contains(where: { $0.isVisible && !$0.hidesOnDeactivate }) {
            for window in windows where window.hidesOnDeactivate && window.isVisible {
                window.settings.isHiddenWithProgram = true
                window.window?.handle?.hide()
            }
        }
    }

    /// Whether parts of a window can be seen.
    public struct OcclusionState: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The window can be seen.
        public static let visible = OcclusionState(rawValue: 1 << 1)
    }

    /// Whether the window can be seen: whether it is open, on the screen and not minimised. Desktops do not tell whether others cover it.
    public var occlusionState: OcclusionState { isVisible && !isMiniaturized ? .visible : [] }
    /// Whether the window is on the workspace that is shown. Desktops do not tell the workspaces of windows: it is whether the window can be seen.
    public var isOnActiveSpace: Bool { occlusionState.contains(.visible) }

    /// Whether the window is minimised. Wayland does not tell: there it is false.
    public var isMiniaturized: Bool { state?.isMinimized ?? false }
    /// Whether the window fills the screen within its bars.
    public var isZoomed: Bool { state?.isMaximized ?? false }
}
