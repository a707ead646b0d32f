import CoreGraphics

/// A window with tools for other windows. By default it is hidden while another program has the keyboard, is never the main window, and closes
/// with the Escape key, if it can be closed.
open class NSPanel: NSWindow {
    /// Creates a panel, which is not shown yet. The parameters are those of `NSWindow`.
    public override init(contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) {
        super.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
        hidesOnDeactivate = true
    }

    /// Whether the panel is above normal windows. Setting it changes the level.
    open var isFloatingPanel: Bool {
        get { level == .floating }
        set { level = newValue ? .floating : .normal }
    }

    /// Whether the panel takes the keyboard only for its text fields on macOS. Kept only: desktops give the keyboard to a window that is clicked.
    open var becomesKeyOnlyIfNeeded = false
    /// Whether the panel receives input while a modal window is shown. Kept only: a modal window takes all the input of its parent.
    open var worksWhenModal = false

    /// False: panels do not become the main window.
    open override var canBecomeMain: Bool { false }

    /// Closes the panel as the user does, if its style is `closable`.
    open override func cancelOperation(_ sender: Any?) {
        if styleMask.contains(.closable) { performClose(sender) } else { super.cancelOperation(sender) }
    }
}
