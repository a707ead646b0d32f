import Foundation

/// The owner of a window that the program has made.
///
///     final class LogController: NSWindowController {
///         convenience init() {
///             self.init(window: NSWindow(contentViewController: NSHostingController(rootView: LogView())))
///         }
///     }
@preconcurrency @MainActor open class NSWindowController: NSObject {
    /// The window; nil for none.
    open var window: NSWindow? {
        didSet {
            if oldValue !== window, oldValue?.windowController === self { oldValue?.windowController = nil }
            window?.windowController = self
        }
    }

    /// Creates the owner of a window.
    public init(window: NSWindow?) {
        self.window = window
        super.init()
        window?.windowController = self
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// Creates a controller without a window.
    public override convenience init() {
        self.init(window: nil)
    }

    /// Brings the window to the front and gives it the keyboard.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    /// Closes the window.
    open func close() { window?.close() }

    /// Whether the controller has a window.
    open var isWindowLoaded: Bool { window != nil }

    /// The controller of the view in the window; nil for none.
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }

    /// The name under which the size of the window is kept; empty for none.
    open var windowFrameAutosaveName: NSWindow.FrameAutosaveName {
        get { window?.frameAutosaveName ?? "" }
        set { window?.setFrameAutosaveName(newValue) }
    }

    /// Whether macOS shifts new windows so that they do not cover each other. Kept only: desktops place windows themselves.
    open var shouldCascadeWindows = true
}
