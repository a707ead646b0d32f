import CoreGraphics
import Foundation
import SwiftUICore

extension NSWindow {
    /// The settings of a window that the program has changed.
    struct Settings {
        /// The style; nil for windows of scenes whose style the program has not set.
        var styleMask: StyleMask?
        var isTitlebarTransparent = false
        var level = Level.normal
        var opacity: CGFloat = 1
        var isMovedByBackground = false
        /// The position that the program has given the window last; nil lets the desktop decide.
        var position: WindowPlacement.Position?
        /// Whether the position is that of the lower left corner, which depends on the height of the window.
        var isPlacedByOrigin = false
        /// The lower left corner that the program has given the window last.
        var origin = CGPoint.zero
        /// The size of the content with which the window opens; nil for the ideal size.
        var contentSize: CGSize?
        var contentView: NSView?
        var contentViewController: NSViewController?
        var autosaveName = ""
        var backgroundColor: NSColor?
        var isOpaque = true
        var hasShadow = true
        var collectionBehavior: CollectionBehavior = []
        var hidesOnDeactivate = false
        /// Whether the window has been hidden because the program is not active.
        var isHiddenWithProgram = false
        /// Whether the window has become the main one when it got the keyboard; nil if that has not been observed.
        var isMain: Bool?
        var isReleasedWhenClosed = true
        var isMovable = true
        var allowsToolTipsWhenInactive = false
        var isRestorable = true
        var animationBehavior = AnimationBehavior.default
        var tabbingMode = TabbingMode.automatic
        var tabbingIdentifier = ""
        var toolbarStyle = ToolbarStyle.automatic
        var subtitle = ""
        var representedURL: URL?
        var isExcludedFromWindowsMenu = false
        var acceptsMouseMovedEvents = false
        var sharingType = SharingType.readOnly
        var aspectRatio = CGSize.zero
        var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
        var isDocumentEdited = false
        var canHide = true
        var showsResizeIndicator = true
    }
}
