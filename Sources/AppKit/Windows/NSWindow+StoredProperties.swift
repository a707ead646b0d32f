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

    /// Whether other programs can read the contents of a window on macOS.
    public enum SharingType: UInt, Sendable {
        case none, readOnly, readWrite
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
    /// Whether pictures and recordings of the screen show the window. Kept only: desktops show all windows.
    public var sharingType: SharingType {
        get { settings.sharingType }
        set { settings.sharingType = newValue }
    }
    /// The ratio of the width to the height that macOS keeps when the user resizes the window. Kept only: GTK passes no ratio to the desktop.
    public var contentAspectRatio: CGSize {
        get { settings.aspectRatio }
        set { settings.aspectRatio = newValue }
    }
    /// The same as `contentAspectRatio`. Kept only: GTK passes no ratio to the desktop.
    public var aspectRatio: CGSize {
        get { contentAspectRatio }
        set { contentAspectRatio = newValue }
    }
    /// The line below the title bar. Kept only: the desktop draws the title bar.
    public var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
        get { settings.titlebarSeparatorStyle }
        set { settings.titlebarSeparatorStyle = newValue }
    }
    /// Whether the window has unsaved changes, which macOS shows in its close button. Kept only: the desktop draws the button.
    public var isDocumentEdited: Bool {
        get { settings.isDocumentEdited }
        set { settings.isDocumentEdited = newValue }
    }
    /// Whether the window is hidden with the program. Kept only: desktops hide windows, not programs.
    public var canHide: Bool {
        get { settings.canHide }
        set { settings.canHide = newValue }
    }
    /// Whether the window shows a handle for resizing. Kept only: macOS has shown none since 10.7 either.
    public var showsResizeIndicator: Bool {
        get { settings.showsResizeIndicator }
        set { settings.showsResizeIndicator = newValue }
    }
    /// Whether the window shows the help of its views while another program has the keyboard. Kept only: help is shown wherever the pointer rests.
    public var allowsToolTipsWhenApplicationIsInactive: Bool {
        get { settings.allowsToolTipsWhenInactive }
        set { settings.allowsToolTipsWhenInactive = newValue }
    }
    /// A second line below the title. Kept only: title bars on Linux have one line.
    public var subtitle: String {
        get { settings.subtitle }
        set { settings.subtitle = newValue }
    }
}

/// The line below a title bar.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
    case automatic, none, line, shadow
}
