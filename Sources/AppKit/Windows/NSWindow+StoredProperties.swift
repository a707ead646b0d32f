import Foundation

/// Properties of parts of macOS that Linux desktops do not have, or that they determine themselves: their values are kept and change nothing.
extension NSWindow {
    /// How a window appears and disappears on macOS.
    public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow = 3
        case utilityWindow = 4
        case alertPanel = 5
    }

    /// Whether windows are joined to one with tabs on macOS.
    public enum TabbingMode: Int, Sendable {
        case automatic, preferred, disallowed
    }

    /// How the toolbar and the title bar are joined on macOS.
    public enum ToolbarStyle: Int, Sendable {
        case automatic, expanded, preference, unified, unifiedCompact
    }

    private static var joinsTabs = true

    /// Whether windows may be joined to one with tabs. Kept only: desktops do not join windows.
    public static var allowsAutomaticWindowTabbing: Bool {
        get { joinsTabs }
        set { joinsTabs = newValue }
    }
    /// Whether the window may be joined with others. Kept only: desktops do not join windows.
    public var tabbingMode: TabbingMode {
        get { settings.tabbingMode }
        set { settings.tabbingMode = newValue }
    }
    /// The name of the windows that may be joined with this one. Kept only: desktops do not join windows.
    public var tabbingIdentifier: String {
        get { settings.tabbingIdentifier }
        set { settings.tabbingIdentifier = newValue }
    }
    /// How the window appears and disappears. Kept only: desktops animate windows themselves.
    public var animationBehavior: AnimationBehavior {
        get { settings.animationBehavior }
        set { settings.animationBehavior = newValue }
    }
    /// How the toolbar and the title bar are joined. Kept only: the desktop draws the title bar.
    public var toolbarStyle: ToolbarStyle {
        get { settings.toolbarStyle }
        set { settings.toolbarStyle = newValue }
    }
    /// Whether the window has a shadow. Kept only: desktops draw the shadows of windows themselves.
    public var hasShadow: Bool {
        get { settings.hasShadow }
        set { settings.hasShadow = newValue }
    }
    /// Computes the shadow anew on macOS. Has no effect: desktops draw the shadows of windows themselves.
    public func invalidateShadow() {}
    /// Whether the user can move the window. Kept only: desktops let the user move every window.
    public var isMovable: Bool {
        get { settings.isMovable }
        set { settings.isMovable = newValue }
    }
    /// Whether macOS opens the window again after a restart. Kept only: programs on Linux open their windows themselves.
    public var isRestorable: Bool {
        get { settings.isRestorable }
        set { settings.isRestorable = newValue }
    }
    /// Whether closing the window gives up AppKit's reference to it. Kept only: Swift counts references, and an open window is kept alive.
    public var isReleasedWhenClosed: Bool {
        get { settings.isReleasedWhenClosed }
        set { settings.isReleasedWhenClosed = newValue }
    }
    /// Whether the Window menu of AppKit leaves the window out. Kept only: the menu lists all windows.
    public var isExcludedFromWindowsMenu: Bool {
        get { settings.isExcludedFromWindowsMenu }
        set { settings.isExcludedFromWindowsMenu = newValue }
    }
    /// Whether AppKit reports movements of the mouse. Kept only: monitors always see them.
    public var acceptsMouseMovedEvents: Bool {
        get { settings.acceptsMouseMovedEvents }
        set { settings.acceptsMouseMovedEvents = newValue }
    }
    /// The file that the window shows. Kept only: title bars on Linux have no icons of files.
    public var representedURL: URL? {
        get { settings.representedURL }
        set { settings.representedURL = newValue }
    }
    /// A second line below the title. Kept only: title bars on Linux have one line.
    public var subtitle: String {
        get { settings.subtitle }
        set { settings.subtitle = newValue }
    }
}
