import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

/// An event of the keyboard, mouse or touchpad, as monitors see it.
///
/// Views receive input by SwiftUI's own modifiers. A touch on a screen counts as the left button of a mouse.
open class NSEvent: @unchecked Sendable {
    /// The kind of the event.
    public let type: EventType
    /// The modifier keys that are held, in the terms of macOS: the Control key of a keyboard is the command key.
    public let modifierFlags: ModifierFlags
    /// The time in seconds on the window's clock.
    public let timestamp: TimeInterval
    /// The location in the window, in points from its lower left corner; zero for events of keys.
    public let locationInWindow: CGPoint
    /// The number of clicks in short succession at the same place; 0 for events that are not of mouse buttons.
    public let clickCount: Int
    /// The tree of the window; nil for events that the program has made.
    private(set) weak var tree: ViewTree?
    /// 0 for the left button, 1 for the right one.
    public let buttonNumber: Int

    /// The text of the key with its modifiers, or AppKit's private characters for function keys; nil for other events.
    public let characters: String?
    /// The text of the key without its modifiers; nil for other events.
    public let charactersIgnoringModifiers: String?
    /// The number of the key on an American keyboard for macOS; 0xFFFF for keys that it does not have, 0 for other events.
    public let keyCode: UInt16
    /// Whether the key is held and repeats.
    public let isARepeat: Bool

    /// How far the content moves to the right, in points; negative to the left.
    public let scrollingDeltaX: CGFloat
    /// How far the content moves down, in points; negative up.
    public let scrollingDeltaY: CGFloat
    /// Whether the distances are those of a touchpad, not of the steps of a wheel.
    public let hasPreciseScrollingDeltas: Bool
    /// The phase of a movement on a touchpad; empty for the steps of a wheel.
    public let phase: Phase

    /// The same as `scrollingDeltaX`, in points.
    open var deltaX: CGFloat { scrollingDeltaX }
    /// The same as `scrollingDeltaY`, in points.
    open var deltaY: CGFloat { scrollingDeltaY }

    /// The properties of an event, besides its kind.
    struct Details {
        var modifierFlags = NSEvent.modifierFlags
        var timestamp: TimeInterval = 0
        var location = CGPoint.zero
        var clickCount = 0
        var characters: String?
        var charactersIgnoringModifiers: String?
        var keyCode: UInt16 = 0
        var isARepeat = false
        var scroll = CGVector.zero
        var isPrecise = false
        var phase: Phase = []
        weak var tree: ViewTree?
    }

    init(_ type: EventType, _ details: Details) {
        self.type = type
        modifierFlags = details.modifierFlags
        timestamp = details.timestamp
        locationInWindow = details.location
        clickCount = details.clickCount
        buttonNumber = [.rightMouseDown, .rightMouseUp].contains(type) ? 1 : 0
        characters = details.characters
        charactersIgnoringModifiers = details.charactersIgnoringModifiers
        keyCode = details.keyCode
        isARepeat = details.isARepeat
        scrollingDeltaX = details.scroll.dx
        scrollingDeltaY = details.scroll.dy
        hasPreciseScrollingDeltas = details.isPrecise
        phase = details.phase
        tree = details.tree
    }

    /// Creates an event of a key, which a monitor can return in place of another one; nil for other types.
    ///
    /// The window number and the graphics context are ignored.
    open class func keyEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval, windowNumber: Int,
        context: NSGraphicsContext?, characters keys: String, charactersIgnoringModifiers plainKeys: String, isARepeat: Bool, keyCode code: UInt16
    ) -> NSEvent? {
        guard [.keyDown, .keyUp].contains(type) else { return nil }
        return NSEvent(
            type,
            Details(
                modifierFlags: flags, timestamp: time, location: location, characters: keys, charactersIgnoringModifiers: plainKeys,
                keyCode: code, isARepeat: isARepeat))
    }

    /// The modifier keys that were held at the latest event in a window of the program.
    open class var modifierFlags: ModifierFlags { ModifierFlags(InputMonitor.modifiers) }
}
