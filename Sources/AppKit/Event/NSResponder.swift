import Foundation

/// An object that receives events: a window that the program has made, or the hosting view in it.
///
/// A hosting view receives the events of its window first. A class of the program's own that overrides one of the functions keeps the event from
/// the SwiftUI views unless it calls `super`. What the SwiftUI views do not use reaches the window.
@preconcurrency @MainActor open class NSResponder: NSObject {
    /// Whether the object takes keys: false, but true for windows and hosting views.
    open var acceptsFirstResponder: Bool { false }

    /// The left mouse button has been pressed: for a window, where no view reacts to it. The same holds of the movements with the button and of its
    /// release after that.
    open func mouseDown(with event: NSEvent) { pass(event) }
    /// The left mouse button has been released.
    open func mouseUp(with event: NSEvent) { pass(event) }
    /// The mouse has moved with the left button.
    open func mouseDragged(with event: NSEvent) { pass(event) }
    /// The right mouse button has been pressed. Not called for windows, here and in the two that follow.
    open func rightMouseDown(with event: NSEvent) { pass(event) }
    /// The right mouse button has been released.
    open func rightMouseUp(with event: NSEvent) { pass(event) }
    /// A wheel or a touchpad scrolls.
    open func scrollWheel(with event: NSEvent) { pass(event) }
    /// A key has been pressed or repeats.
    open func keyDown(with event: NSEvent) { pass(event) }
    /// A key has been released.
    open func keyUp(with event: NSEvent) { pass(event) }
    /// The modifier keys that are held have changed.
    open func flagsChanged(with event: NSEvent) { pass(event) }
    /// Called for a key with Command or Control before the shortcuts of the views and the menus. Returns whether the object has used it; then nobody
    /// else receives it. By default it has not.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    /// Called for the Escape key if nobody has used it. It does nothing.
    open func cancelOperation(_ sender: Any?) {}

    /// Passes on an event that the object does not use.
    func pass(_ event: NSEvent) {}

    /// Calls the function for an event. Movements without a button have none.
    func receive(_ event: NSEvent) {
        switch event.type {
        case .leftMouseDown: mouseDown(with: event)
        case .leftMouseUp: mouseUp(with: event)
        case .leftMouseDragged: mouseDragged(with: event)
        case .rightMouseDown: rightMouseDown(with: event)
        case .rightMouseUp: rightMouseUp(with: event)
        case .scrollWheel: scrollWheel(with: event)
        case .keyDown: keyDown(with: event)
        case .keyUp: keyUp(with: event)
        case .flagsChanged: flagsChanged(with: event)
        case .mouseMoved: pass(event)
        }
    }
}
