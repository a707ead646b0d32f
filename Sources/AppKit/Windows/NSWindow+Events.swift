import CoreGraphics
import SwiftUICore

/// The way of an event in a window that the program has made: `sendEvent(_:)`, the functions of the hosting view, the SwiftUI views, and, if they do
/// not use it, those of the window. Keys that are not used come back by the handle of the window, after the commands of the program.
extension NSWindow {
    /// The event that is on its way.
    struct EventDelivery {
        /// The event that the SwiftUI views receive; nil if the window or the hosting view keeps it.
        var passed: NSEvent?
        /// Whether the left mouse button was pressed where no view reacts to it.
        var isPressOfWindow = false
        /// Whether an event of the host is being delivered.
        var isUnderway = false
    }

    /// Delivers an event of the host to the window whose views are those of a tree.
    ///
    /// - Returns: The event that the SwiftUI views receive; nil for none.
    static func deliver(_ event: NSEvent, in tree: ViewTree) -> NSEvent? {
        guard let window = open.first(where: { $0.window?.tree === tree }), !window.isOfScene else { return event }
        window.delivery.passed = nil
        window.delivery.isUnderway = true
        defer { window.delivery.isUnderway = false }
        window.sendEvent(event)
        return window.delivery.passed
    }

    /// Passes an event to the hosting view, which passes it to the SwiftUI views.
    func deliver(_ event: NSEvent) {
        if event.type == .keyDown, !event.modifierFlags.isDisjoint(with: [.command, .control]) {
            if contentView?.performKeyEquivalent(with: event) ?? false || performKeyEquivalent(with: event) { return }
        }
        if let contentView { contentView.receive(event) } else { viewsReceive(event) }
    }

    /// Lets the SwiftUI views receive an event, and the window if they do not use it.
    func viewsReceive(_ event: NSEvent) {
        guard delivery.isUnderway else { return sendToViews(event) }
        delivery.passed = event
        switch event.type {
        case .leftMouseDown:
            guard let tree = window?.tree else { return }
            let place = event.locationInWindow
            delivery.isPressOfWindow = !tree.takesPresses(at: CGPoint(x: place.x, y: tree.size.height - place.y))
            if delivery.isPressOfWindow { mouseDown(with: event) }
        case .leftMouseDragged: if delivery.isPressOfWindow { mouseDragged(with: event) }
        case .leftMouseUp:
            if delivery.isPressOfWindow { mouseUp(with: event) }
            delivery.isPressOfWindow = false
        // No view uses it up.
        case .flagsChanged: flagsChanged(with: event)
        default: break
        }
    }

    /// Sends the press of a key that the program has made to the views. Other events cannot be made.
    private func sendToViews(_ event: NSEvent) {
        guard [.keyDown, .keyUp].contains(event.type), let press = event.keyPress, let tree = window?.tree else { return }
        if !tree.send(press, isMonitored: true) { _ = useKey(event) }
    }

    /// Returns whether the press or release of a key that nobody has used has an effect in the window.
    func useKey(_ press: KeyPress) -> Bool {
        guard let tree = window?.tree, let event = NSEvent(.key(press), in: tree, clicks: 0) else { return false }
        return useKey(event)
    }
}
