import CoreGraphics

/// An event of the user's input, before the views of a window receive it.
package enum InputEvent {
    case key(KeyPress)
    case pointer(PointerEvent)
    /// The secondary mouse button goes down or up at a point of the window, in points.
    case secondaryButton(CGPoint, isDown: Bool)
    case scroll(ScrollEvent)
    /// The modifier keys that are held have changed to these.
    case modifiers(EventModifiers)
}
