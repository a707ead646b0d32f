import SwiftUICore

extension NSEvent {
    /// A function that receives the events of the program before the views do.
    private final class Monitor {
        let mask: EventTypeMask
        let handler: (NSEvent) -> NSEvent?

        init(mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?) {
            self.mask = mask
            self.handler = handler
        }
    }

    /// The monitors of the program. They share a source of input, so that an event passes from one to the next.
    private final class Monitors {
        var all: [Monitor] = []
        var source: InputMonitor?
        /// Whether windows receive events.
        var hasWindows = false
    }

    private static let monitors = Locked(Monitors())

    /// Calls a function with the program's events of some kinds before the views receive them, until the monitor is removed.
    ///
    ///     let monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
    ///         guard event.keyCode == 53 else { return event }
    ///         close()
    ///         return nil
    ///     }
    ///
    /// - Parameter block: Returns the event, or nil to keep it from the views. A different event of a key takes the place of a key's; other
    ///   events cannot be replaced. Changes of the modifier keys cannot be kept from the views. It is called on the main actor.
    /// - Returns: The monitor.
    public class func addLocalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any? {
        let monitor = Monitor(mask: mask, handler: block)
        monitors.withLock { monitors in
            monitors.all.append(monitor)
            if monitors.source == nil { monitors.source = InputMonitor.add(filtered) }
        }
        return monitor
    }

    /// Lets the windows that the program has made receive events, after the monitors.
    static func deliverToWindows() {
        monitors.withLock { monitors in
            monitors.hasWindows = true
            if monitors.source == nil { monitors.source = InputMonitor.add(filtered) }
        }
    }

    /// Returns nil and has no effect: desktops do not let programs observe the input of other programs.
    public class func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any? { nil }

    /// Ends a monitor. Other values, and monitors that have ended, have no effect.
    public class func removeMonitor(_ eventMonitor: Any) {
        monitors.withLock { monitors in
            monitors.all.removeAll { $0 === eventMonitor as AnyObject }
            guard monitors.all.isEmpty, !monitors.hasWindows else { return }
            monitors.source?.remove()
            monitors.source = nil
        }
    }

    /// Passes input through the monitors and the window. Returns the input that remains for the views; nil for none.
    private static func filtered(_ input: InputEvent, in tree: ViewTree) -> InputEvent? {
        guard let original = NSEvent(input, in: tree, clicks: InputMonitor.clickCount) else { return input }
        var event = original
        for monitor in monitors.withLock({ $0.all }) where monitor.mask.contains(EventTypeMask(type: event.type)) {
            guard let next = monitor.handler(event) else { return nil }
            event = next
        }
        if monitors.withLock({ $0.hasWindows }) {
            // Safe: input is filtered on the main actor.
            nonisolated(unsafe) let tree = tree
            let monitored = event
            guard let passed = MainQueue.sync({ NSWindow.deliver(monitored, in: tree) }) else { return nil }
            event = passed
        }
        if event !== original, case .key = input, let press = event.keyPress { return .key(press) }
        return input
    }
}
