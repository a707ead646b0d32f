import CoreGraphics
import SwiftUI
import SwiftUICore

extension NSEvent {
    /// Creates the event of some input in the window of a tree; nil for input of which AppKit has no event.
    ///
    /// - Parameter clicks: The number of clicks in short succession, if it is an event of the mouse button.
    convenience init?(_ input: InputEvent, in tree: ViewTree, clicks: Int) {
        var details = Details(timestamp: tree.clock.time, tree: tree)
        func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: tree.size.height - point.y) }
        switch input {
        case .key(let press):
            details.characters = Self.text(press.characters.isEmpty ? String(press.key.character) : press.characters, press)
            details.charactersIgnoringModifiers = Self.text(String(press.key.character), press)
            details.keyCode = KeyCodes.code(of: press.key, isOnKeypad: press.modifiers.contains(.numericPad))
            details.isARepeat = press.phase == .repeat
            details.modifierFlags = ModifierFlags(press.modifiers)
            self.init(press.phase == .up ? .keyUp : .keyDown, details)
        case .pointer(let event):
            let type: EventType
            switch event.phase {
            case .began: type = .leftMouseDown
            case .moved: type = .leftMouseDragged
            case .ended: type = .leftMouseUp
            case .hovered: type = .mouseMoved
            case .cancelled, .left: return nil
            }
            details.location = place(event.location)
            details.clickCount = type == .leftMouseDown || type == .leftMouseUp ? clicks : 0
            self.init(type, details)
        case .secondaryButton(let point, let isDown):
            details.location = place(point)
            details.clickCount = 1
            self.init(isDown ? .rightMouseDown : .rightMouseUp, details)
        case .scroll(let event):
            details.location = place(event.location)
            // A viewport that moves down moves the content up.
            details.scroll = CGVector(dx: -event.distance.dx, dy: -event.distance.dy)
            details.isPrecise = event.phase != .stepped
            details.phase = Phase(event.phase)
            self.init(.scrollWheel, details)
        case .modifiers(let modifiers):
            details.modifierFlags = ModifierFlags(modifiers)
            self.init(.flagsChanged, details)
        }
    }

    /// AppKit's characters for Backspace and for Tab with Shift.
    private static func text(_ text: String, _ press: KeyPress) -> String {
        switch press.key {
        case .delete: "\u{7F}"
        case .tab where press.modifiers.contains(.shift): "\u{19}"
        default: text
        }
    }

    /// The key press of an event that was made with `keyEvent(with:...)`; nil for events without a character.
    var keyPress: KeyPress? {
        guard let characters, var character = (charactersIgnoringModifiers ?? characters).first else { return nil }
        if character == "\u{7F}" { character = KeyEquivalent.delete.character }
        if character == "\u{19}" { character = KeyEquivalent.tab.character }
        let phase: KeyPress.Phases = type == .keyUp ? .up : isARepeat ? .repeat : .down
        return KeyPress(KeyEquivalent(character), characters: characters, modifiers: EventModifiers(modifierFlags), phase: phase)
    }
}

extension NSEvent.Phase {
    init(_ phase: ScrollEvent.Phase) {
        self =
            switch phase {
            case .stepped: []
            case .began: .began
            case .moved: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            }
    }
}
