import Foundation

/// The window of a status item.
final class StatusItemWindow: NSPanel, NSWindowDelegate {
    weak var item: NSStatusItem?

    // Escape does not remove the item.
    override func cancelOperation(_ sender: Any?) {}

    func windowWillClose(_ notification: Notification) { item?.windowHasClosed() }
    func windowDidBecomeKey(_ notification: Notification) { item?.menuIsShown(true) }
    func windowDidResignKey(_ notification: Notification) { item?.menuIsShown(false) }
}
