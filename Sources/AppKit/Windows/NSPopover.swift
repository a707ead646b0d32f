import CoreGraphics
import Foundation

/// A view that is shown in a window of its own above another one, such as that of a status item.
///
///     popover.contentViewController = NSHostingController(rootView: ContentView())
///     popover.behavior = .transient
///     popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
///
/// The window has no title bar. The desktop places it, mostly over the middle of the other window.
@preconcurrency @MainActor open class NSPopover: NSObject {
    /// When a popover closes by itself.
    public enum Behavior: Int, Sendable {
        /// The program closes the popover.
        case applicationDefined
        /// The popover closes when it loses the keyboard to another window than the one above which it is shown.
        case transient
        /// Like `transient`.
        case semitransient
    }

    /// A popover is about to be shown.
    nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    /// A popover has been shown.
    nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
    /// A popover is about to close.
    nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
    /// A popover has closed.
    nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

    /// The window of a popover.
    private final class PopoverWindow: NSPanel, NSWindowDelegate {
        weak var popover: NSPopover?

        override var canBecomeKey: Bool { true }
        override func cancelOperation(_ sender: Any?) { popover?.performClose(sender) }
        func windowWillClose(_ notification: Notification) { popover?.windowCloses() }
        func windowDidResignKey(_ notification: Notification) {
            // The next window gets the keyboard afterwards.
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.popover?.lostKeyboard() } }
        }
    }

    private let window = PopoverWindow(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
    private weak var anchorWindow: NSWindow?

    /// The controller of the view that is shown.
    open var contentViewController: NSViewController? {
        get { window.contentViewController }
        set { window.contentViewController = newValue }
    }
    /// The size of the view in points, within its limits; without area, it is the size that the controller prefers, or the ideal size of the view.
    open var contentSize = CGSize.zero {
        didSet { if isShown { window.setContentSize(contentSize) } }
    }
    /// When the popover closes by itself. By default the program closes it.
    open var behavior = Behavior.applicationDefined
    /// Whether the popover appears and disappears gradually on macOS. Kept only: desktops animate windows themselves.
    open var animates = true
    /// The delegate, which is told when the popover is shown and closes. The reference is weak.
    open weak var delegate: (any NSPopoverDelegate)?
    /// The appearance of the popover; nil for that of the desktop.
    open var appearance: NSAppearance? {
        get { window.appearance }
        set { window.appearance = newValue }
    }

    /// Creates a popover.
    public override init() {
        super.init()
        window.popover = self
        window.delegate = window
        window.hidesOnDeactivate = false
    }

    /// Returns nil: archives of popovers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// Whether the popover is shown.
    open var isShown: Bool { window.isVisible }

    /// Shows the popover above the window of a view, or does nothing without one or without content.
    ///
    /// - Parameters:
    ///   - positioningRect: Has no effect: the desktop places the window of the popover.
    ///   - positioningView: The view whose window is below the popover.
    ///   - preferredEdge: Has no effect.
    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        guard let anchor = positioningView.window, contentViewController != nil else { return }
        tell(Self.willShowNotification) { $0.popoverWillShow($1) }
        anchorWindow = anchor
        if contentSize.width > 0, contentSize.height > 0 { window.setContentSize(contentSize) }
        anchor.addChildWindow(window, ordered: .above)
        window.makeKey()
        tell(Self.didShowNotification) { $0.popoverDidShow($1) }
    }

    /// Closes the popover unless its delegate prevents it.
    open func performClose(_ sender: Any?) {
        if isShown, delegate?.popoverShouldClose(self) ?? true { close() }
    }

    /// Closes the popover.
    open func close() { window.close() }

    private func windowCloses() {
        tell(Self.willCloseNotification) { $0.popoverWillClose($1) }
        // The window is still open.
        DispatchQueue.main.async { MainActor.assumeIsolated { self.tell(Self.didCloseNotification) { $0.popoverDidClose($1) } } }
    }

    private func lostKeyboard() {
        guard behavior != .applicationDefined, !window.isKeyWindow, anchorWindow?.isKeyWindow != true else { return }
        performClose(nil)
    }

    private func tell(_ name: Notification.Name, _ call: (any NSPopoverDelegate, Notification) -> Void) {
        Notification.post(name, of: self, tellingFirst: delegate, call)
    }
}
