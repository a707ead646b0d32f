import Foundation

/// An object that is told when a popover is shown and closes. All functions have default implementations.
@preconcurrency @MainActor public protocol NSPopoverDelegate: AnyObject {
    /// Returns whether the popover may close. Calls of `close()` do not ask.
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverWillShow(_ notification: Notification)
    func popoverDidShow(_ notification: Notification)
    func popoverWillClose(_ notification: Notification)
    func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverDidShow(_ notification: Notification) {}
    public func popoverWillClose(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
}
