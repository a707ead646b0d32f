import Foundation
import SwiftUI

/// An item of a menu: a command, a separator, or a submenu.
///
///     let item = NSMenuItem(title: "Refresh", action: #selector(refresh), keyEquivalent: "r")
///     item.target = self
@preconcurrency @MainActor open class NSMenuItem: NSObject {
    /// Whether the item is a line between others.
    public private(set) var isSeparatorItem = false
    /// Whether the item is the title of the items below it.
    public private(set) var isSectionHeader = false
    /// The menu of the item; nil for none.
    public internal(set) weak var menu: NSMenu?
    /// The method that is called when the item is chosen; nil for none. An item without one can be chosen only if it has a submenu, or its menu
    /// does not enable items by itself.
    open var action: Selector? {
        didSet { changed() }
    }
    /// The object whose method is called; nil for the first of the key window, its delegate, the program and its delegate that has the method.
    /// The reference is weak.
    open weak var target: AnyObject?
    /// An object for use by the program.
    open var representedObject: Any?
    /// A number for use by the program.
    open var tag = 0
    /// An identifier for use by the program.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The answer of the target when the menu was last updated.
    private var isValid = true

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - string: The title.
    ///   - selector: The method that is called when the item is chosen; nil for none.
    ///   - charCode: The key that chooses the item, with the command key; empty for none. An upper case letter includes the shift key.
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        title = string
        keyEquivalent = charCode
        action = selector
        super.init()
    }

    /// Creates an item without a title: archives of items, which Xcode makes of its storyboards, do not exist.
    public required init(coder: NSCoder) {
        title = ""
        keyEquivalent = ""
        super.init()
    }

    /// Creates an item without a title.
    public override convenience init() {
        self.init(title: "", action: nil, keyEquivalent: "")
    }

    /// Returns a line between items.
    open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }

    /// Returns a title of the items below it, which cannot be chosen.
    open class func sectionHeader(title: String) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        item.isSectionHeader = true
        return item
    }

    /// The title.
    open var title: String {
        didSet { changed() }
    }
    /// The title with attributes, which is shown in place of the plain one; nil for none.
    open var attributedTitle: NSAttributedString? {
        didSet { changed() }
    }
    /// How far the title is indented, in steps from 0 to 15. Others are clamped.
    open var indentationLevel = 0 {
        didSet {
            indentationLevel = min(max(indentationLevel, 0), 15)
            changed()
        }
    }
    /// The number or the word at the end of the item; nil for none.
    open var badge: NSMenuItemBadge? {
        didSet { changed() }
    }
    /// Whether the item takes the place of the one above it while its own modifier keys are held. Both have the same key, with other modifiers.
    open var isAlternate = false {
        didSet { changed() }
    }
    /// The key that chooses the item while its menu can be seen; empty for none. An upper case letter includes the shift key.
    open var keyEquivalent: String {
        didSet { changed() }
    }
    /// The modifiers of the key, by default the command key.
    open var keyEquivalentModifierMask = NSEvent.ModifierFlags.command {
        didSet { changed() }
    }
    /// Whether the item has a check mark. Mixed states have one, too.
    open var state = NSControl.StateValue.off {
        didSet { changed() }
    }
    /// Whether the item can be chosen, in a menu that does not enable items by itself.
    open var isEnabled = true {
        didSet { changed() }
    }
    /// Whether the menu does not show the item.
    open var isHidden = false {
        didSet { changed() }
    }
    /// The picture before the title; nil for none.
    open var image: NSImage? {
        didSet { changed() }
    }
    /// The text that explains the item when the pointer rests on it; nil for none.
    open var toolTip: String? {
        didSet { changed() }
    }
    /// The view that takes the place of the title; nil for none. It receives its input itself, and the item is not chosen. Only views of SwiftUI, in an
    /// `NSHostingView`, are shown, in menus of the status bar and of windows.
    open var view: NSView? {
        didSet { changed() }
    }
    /// The menu that the item opens; nil for none.
    open var submenu: NSMenu? {
        didSet {
            if oldValue !== submenu { oldValue?.supermenu = nil }
            submenu?.supermenu = menu
            changed()
        }
    }
    /// Whether the item opens a menu.
    open var hasSubmenu: Bool { submenu != nil }
    /// The item that opens the menu of this one; nil for none.
    open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }

    /// Updates the views that show the item.
    private func changed() { menu?.revision.changed() }

    /// Whether the item can be chosen now.
    var canBeChosen: Bool {
        guard menu?.autoenablesItems ?? true else { return isEnabled }
        return hasSubmenu ? isEnabled : isValid
    }

    /// Asks the target whether the item can be chosen.
    func validate() {
        guard let action else {
            isValid = false
            return
        }
        let target = NSApp.target(forAction: action, to: target, from: self)
        let wasValid = isValid
        isValid =
            target == nil
            ? action.name.map(NSApplication.knowsAction) ?? false : (target as? any NSMenuItemValidation)?.validateMenuItem(self) ?? true
        if isValid != wasValid { changed() }
    }

    /// The shortcut of the key; nil for none.
    var shortcut: KeyboardShortcut? {
        guard let character = keyEquivalent.first else { return nil }
        var modifiers = EventModifiers(keyEquivalentModifierMask)
        let key: KeyEquivalent
        switch character {
        case "\u{8}", "\u{7F}": key = .delete
        case _ where character.isUppercase:
            modifiers.insert(.shift)
            key = KeyEquivalent(Character(character.lowercased()))
        default: key = KeyEquivalent(character)
        }
        return KeyboardShortcut(key, modifiers: modifiers)
    }

    /// Calls the action, if the item can be chosen.
    func choose() {
        guard canBeChosen, let action else { return }
        NSApp.sendAction(action, to: target, from: self)
    }
}
