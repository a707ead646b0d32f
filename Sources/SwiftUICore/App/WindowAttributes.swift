import CoreGraphics

/// What a program's code determines of a window; nil leaves it to the window's scene and views.
package struct WindowAttributes: Equatable {
    /// Whether the desktop draws a title bar and border.
    package var isDecorated: Bool?
    /// Whether the title bar shows no title.
    package var hidesTitle = false
    /// Whether the title bar has no button that closes the window.
    package var hidesCloseButton = false
    /// The interactions that are enabled, unless the views of the window determine them.
    package var interactions = WindowInteractions()
    /// The minimum size of the content in points, in addition to that of the views.
    package var minimumSize: CGSize?
    /// The maximum size of the content in points, in addition to that of the views.
    package var maximumSize: CGSize?
    /// The colour behind the views, which may be translucent; nil for that of the system.
    package var background: Color?
    /// Whether the pointer acts on the windows behind the window.
    package var ignoresPointer = false
    /// Whether the window is on all workspaces of the desktop.
    package var isOnAllWorkspaces = false

    package init() {}
}
