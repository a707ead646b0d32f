import CoreGraphics

/// A function that sees the user's input in all windows of the program before the views do, and may change it or keep it from them.
///
/// It is called on the main actor.
package final class InputMonitor: @unchecked Sendable {
    /// Returns the event that the views of the tree receive; nil for none.
    let filter: (InputEvent, ViewTree) -> InputEvent?

    private static let monitors = Locked<[InputMonitor]>([])
    private static let held = Locked(EventModifiers())
    private static let latest = Locked(Latest())

    /// The latest event in a window of the program.
    private struct Latest {
        var event: InputEvent?
        weak var tree: ViewTree?
        var clicks = ClickCounter()
        /// Where the pointer was last, and in which window.
        var location: CGPoint?
        weak var pointerTree: ViewTree?
        var buttons: Set<Int> = []

        /// Notes what an event says about the pointer.
        mutating func note(_ event: InputEvent, in tree: ViewTree) {
            switch event {
            case .pointer(let event):
                if event.phase != .left, event.phase != .cancelled { (location, pointerTree) = (event.location, tree) }
                switch event.phase {
                case .began, .moved: buttons.insert(0)
                case .ended, .cancelled: buttons.remove(0)
                case .hovered, .left: break
                }
            case .secondaryButton(let point, let isDown):
                (location, pointerTree) = (point, tree)
                if isDown { buttons.insert(1) } else { buttons.remove(1) }
            case .scroll(let event): (location, pointerTree) = (event.location, tree)
            case .key, .modifiers: break
            }
        }
    }

    private init(_ filter: @escaping (InputEvent, ViewTree) -> InputEvent?) {
        self.filter = filter
    }

    /// Adds a monitor, which receives the events that earlier monitors let through. It stays until it is removed.
    package static func add(_ filter: @escaping (InputEvent, ViewTree) -> InputEvent?) -> InputMonitor {
        let monitor = InputMonitor(filter)
        monitors.withLock { $0.append(monitor) }
        return monitor
    }

    /// Ends the monitor. A monitor that has ended has no effect.
    package func remove() {
        Self.monitors.withLock { $0.removeAll { $0 === self } }
    }

    /// The modifier keys that are held.
    package static var modifiers: EventModifiers { held.withLock { $0 } }

    /// The latest event in a window of the program, and the window's tree; nil before the first one, or after the window has closed.
    package static var latestEvent: (event: InputEvent, tree: ViewTree)? {
        latest.withLock { latest in
            guard let event = latest.event, let tree = latest.tree else { return nil }
            return (event, tree)
        }
    }

    /// Where the pointer was last in a window of the program, in points, and the window's tree; nil before the pointer has been in one, or after
    /// the window has closed.
    package static var pointerLocation: (point: CGPoint, tree: ViewTree)? {
        latest.withLock { latest in
            guard let point = latest.location, let tree = latest.pointerTree else { return nil }
            return (point, tree)
        }
    }

    /// The mouse buttons that are pressed, as far as windows of the program were told: 0 for the left one, 1 for the right one.
    package static var pressedButtons: Set<Int> { latest.withLock { $0.buttons } }

    /// The number of clicks in short succession at the same place, up to the latest event.
    package static var clickCount: Int { latest.withLock { $0.clicks.count } }

    /// Passes an event through the monitors. Returns the event that remains for the views; nil for none.
    static func filtered(_ event: InputEvent, in tree: ViewTree) -> InputEvent? {
        latest.withLock { latest in
            (latest.event, latest.tree) = (event, tree)
            latest.note(event, in: tree)
            if case .pointer(let press) = event, press.phase == .began { latest.clicks.press(at: press.location, time: press.time) }
        }
        var event = event
        for monitor in monitors.withLock({ $0 }) {
            guard let next = monitor.filter(event, tree) else { return nil }
            event = next
        }
        return event
    }

    /// Notes an event of the pointer that monitors do not see.
    fileprivate static func note(_ event: PointerEvent, in tree: ViewTree) { latest.withLock { $0.note(.pointer(event), in: tree) } }

    /// Stores the modifier keys that are held; returns whether they differ from before.
    fileprivate static func hold(_ modifiers: EventModifiers) -> Bool {
        held.withLock { held in
            defer { held = modifiers }
            return held != modifiers
        }
    }
}

extension ViewTree {
    /// Passes a key press through the monitors. Returns the press that remains for the views; nil for none. Hosts that pass keys to an
    /// input method call this first.
    package func monitored(_ press: KeyPress) -> KeyPress? {
        guard case .key(let press) = InputMonitor.filtered(.key(press), in: self) else { return nil }
        return press
    }

    func monitored(_ event: PointerEvent) -> PointerEvent? {
        // A touch that is cancelled and a pointer that leaves the window must reach the views.
        guard event.phase != .cancelled, event.phase != .left else {
            InputMonitor.note(event, in: self)
            return event
        }
        guard case .pointer(let event) = InputMonitor.filtered(.pointer(event), in: self) else { return nil }
        return event
    }

    func monitored(_ event: ScrollEvent) -> ScrollEvent? {
        guard case .scroll(let event) = InputMonitor.filtered(.scroll(event), in: self) else { return nil }
        return event
    }

    /// Returns whether the monitors let the press or release of the secondary mouse button at a point of the window through.
    @discardableResult
    package func monitorsAllowSecondaryButton(at point: CGPoint, isDown: Bool) -> Bool {
        InputMonitor.filtered(.secondaryButton(point, isDown: isDown), in: self) != nil
    }

    /// Tells the views and the monitors which modifier keys are held, if they have changed.
    package func holdModifiers(_ modifiers: EventModifiers) {
        if environment.heldModifierKeys != modifiers {
            environment.heldModifierKeys = modifiers
            setNeedsDisplay()
        }
        if InputMonitor.hold(modifiers) { _ = InputMonitor.filtered(.modifiers(modifiers), in: self) }
    }
}
