import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

/// The button of a status item. It is no control of AppKit, since those do not exist.
open class NSStatusBarButton: NSView {
    /// The place of the picture of a button.
    public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }

    weak var item: NSStatusItem?
    let revision = ObservedRevision()
    private var mask: NSEvent.EventTypeMask = .leftMouseUp
    private var monitor: InputMonitor?

    /// The title, which is also that of the item's window; empty for none.
    open var title = "" {
        didSet {
            if styledTitle?.string != title { styledTitle = nil }
            changed()
        }
    }
    /// The title with the attributes that it was set with; without any in the font and the colour of the button.
    open var attributedTitle: NSAttributedString {
        get { styledTitle ?? NSAttributedString(string: title) }
        set {
            styledTitle = newValue
            title = newValue.string
        }
    }
    /// The attributed title; nil if the title was set without attributes.
    private(set) var styledTitle: NSAttributedString?
    /// The font of the title; nil for that of buttons.
    open var font: NSFont? {
        didSet { changed() }
    }
    /// The colour of the title, and of a picture that is a template; nil for that of buttons.
    open var contentTintColor: NSColor? {
        didSet { changed() }
    }
    /// Whether the button looks as if it could not be pressed, which it can.
    open var appearsDisabled = false {
        didSet { changed() }
    }
    /// Whether the button is shown on the colour of the selection.
    open var isHighlighted = false {
        didSet { changed() }
    }
    /// Shows the button on the colour of the selection, or as usual.
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    /// Whether the button is on. Kept only: buttons of the status bar look the same in all states.
    open var state = NSControl.StateValue.off
    /// The picture before the title; nil for none.
    open var image: NSImage? {
        didSet { changed() }
    }
    /// Whether the picture and the title are shown: `noImage` and `imageOnly` leave one out, the others show the picture before the title.
    open var imagePosition = ImagePosition.imageLeading {
        didSet { changed() }
    }
    /// The text that explains the button when the pointer rests on it; nil for none.
    open var toolTip: String? {
        didSet { changed() }
    }
    private var spokenTitle: String?
    private var spokenLabel: String?

    /// Returns the title for screen readers: the one that was set, or that of the button.
    open func accessibilityTitle() -> String? { spokenTitle ?? (title.isEmpty ? nil : title) }
    /// Sets the title for screen readers; nil for that of the button.
    open func setAccessibilityTitle(_ accessibilityTitle: String?) {
        spokenTitle = accessibilityTitle
        changed()
    }

    /// Returns the text that describes the button to screen readers; nil for none.
    open func accessibilityLabel() -> String? { spokenLabel }
    /// Sets the text that describes the button to screen readers, which read it instead of the title; nil for none.
    open func setAccessibilityLabel(_ accessibilityLabel: String?) {
        spokenLabel = accessibilityLabel
        changed()
    }

    /// Whether the button can be pressed.
    open var isEnabled = true {
        didSet { changed() }
    }
    /// The method that is called when the button is pressed; nil for none.
    open var action: Selector?
    /// The object whose method is called; nil for the first of the key window, its delegate, the program and its delegate that has the method.
    /// The reference is weak.
    open weak var target: AnyObject?
    /// A number for use by the program.
    open var tag = 0

    private func changed() {
        revision.changed()
        item?.updateTitle()
    }

    /// Sets the events that call the action: presses of the left mouse button, of the right one, or both. Others have no effect.
    ///
    /// - Returns: The events that called the action before.
    @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
        defer {
            self.mask = mask
            observeRightButton()
        }
        return Int(truncatingIfNeeded: self.mask.rawValue)
    }

    private func observeRightButton() {
        monitor?.remove()
        monitor = nil
        let (down, up) = (mask.contains(.rightMouseDown), mask.contains(.rightMouseUp))
        guard down || up else { return }
        monitor = InputMonitor.add { [weak self] event, tree in
            guard case .secondaryButton(_, let isDown) = event, isDown ? down : up else { return event }
            MainActor.assumeIsolated { if let self, self.window?.window?.tree === tree { self.sendAction() } }
            return event
        }
    }

    isolated deinit { monitor?.remove() }

    /// Calls the action for a press of the left mouse button.
    func press() {
        if !mask.isDisjoint(with: [.leftMouseDown, .leftMouseUp]) { sendAction() }
    }

    private func sendAction() {
        guard isEnabled, let action else { return }
        NSApp.sendAction(action, to: target, from: self)
    }

    /// Presses the button: shows the menu of the item in a window of its own or, without a menu, calls the action.
    open func performClick(_ sender: Any?) {
        if let menu = item?.menu { menu.popUp(positioning: nil, at: .zero, in: self) } else { sendAction() }
    }
}
