import SwiftUICore

extension NSApplication {
    /// The latest event of the keyboard, mouse or touchpad in a window of the program, in actions the event that has led to them; nil before
    /// the first one.
    ///
    ///     Button("Delete") { delete(asking: NSApp.currentEvent?.modifierFlags.contains(.option) != true) }
    public var currentEvent: NSEvent? {
        InputMonitor.latestEvent.flatMap { NSEvent($0.event, in: $0.tree, clicks: InputMonitor.clickCount) }
    }
}
