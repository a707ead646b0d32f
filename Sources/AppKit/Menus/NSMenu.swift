import Foundation
import SwiftUI

/// A menu of a status item, or one that the program shows itself.
///
///     let menu = NSMenu()
///     menu.addItem(withTitle: "Quit", action: #selector(NSApplication.terminate(_:)), keyEquivalent: "q")
///     statusItem.menu = menu
@preconcurrency @MainActor open class NSMenu: NSObject {
    /// The title of the menu.
    open var title: String
    /// The delegate, which may change the menu before it is shown. The reference is weak.
    open weak var delegate: (any NSMenuDelegate)?
    /// Whether the items can be chosen if their targets have the methods and do not say otherwise. If false, their `isEnabled` decides.
    open var autoenablesItems = true {
        didSet { revision.changed() }
    }
    /// The menu that contains this one; nil for none.
    open internal(set) weak var supermenu: NSMenu?

    let revision = ObservedRevision()
    private var content: [NSMenuItem] = []

    /// Creates an empty menu.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an empty menu without a title: archives of menus, which Xcode makes of its storyboards, do not exist.
    public required init(coder: NSCoder) {
        title = ""
        super.init()
    }

    /// Creates an empty menu without a title.
    public override convenience init() {
        self.init(title: "")
    }

    /// The items, from top to bottom.
    open var items: [NSMenuItem] {
        get { content }
        set {
            for item in content { leave(item) }
            content = []
            for item in newValue { insertItem(item, at: content.count) }
            revision.changed()
        }
    }
    /// The number of items.
    open var numberOfItems: Int { content.count }

    /// Adds an item at the end.
    open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: content.count) }

    /// Creates an item, adds it at the end and returns it.
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem {
        insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: content.count)
    }

    /// Inserts an item. The index is clamped to those of the menu. An item of another menu leaves that.
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        newItem.menu?.removeItem(newItem)
        newItem.menu = self
        newItem.submenu?.supermenu = self
        content.insert(newItem, at: min(max(index, 0), content.count))
        revision.changed()
    }

    /// Creates an item, inserts it and returns it. The index is clamped to those of the menu.
    @discardableResult
    open func insertItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        insertItem(item, at: index)
        return item
    }

    /// Removes an item. Items of other menus have no effect.
    open func removeItem(_ item: NSMenuItem) {
        guard let index = content.firstIndex(of: item) else { return }
        removeItem(at: index)
    }

    /// Removes the item at an index. Indices without an item have no effect.
    open func removeItem(at index: Int) {
        guard content.indices.contains(index) else { return }
        leave(content.remove(at: index))
        revision.changed()
    }

    /// Removes all items.
    open func removeAllItems() { items = [] }

    private func leave(_ item: NSMenuItem) {
        item.menu = nil
        item.submenu?.supermenu = nil
    }

    /// Returns the item at an index; nil for indices without an item.
    open func item(at index: Int) -> NSMenuItem? { content.indices.contains(index) ? content[index] : nil }
    /// Returns the first item with a tag; nil if there is none.
    open func item(withTag tag: Int) -> NSMenuItem? { content.first { $0.tag == tag } }
    /// Returns the first item with a title; nil if there is none.
    open func item(withTitle title: String) -> NSMenuItem? { content.first { $0.title == title } }
    /// Returns the index of an item; -1 if it is not in the menu.
    open func index(of item: NSMenuItem) -> Int { content.firstIndex(of: item) ?? -1 }
    /// Returns the index of the first item with a title; -1 if there is none.
    open func indexOfItem(withTitle title: String) -> Int { content.firstIndex { $0.title == title } ?? -1 }
    /// Returns the index of the first item with a tag; -1 if there is none.
    open func indexOfItem(withTag tag: Int) -> Int { content.firstIndex { $0.tag == tag } ?? -1 }
    /// Returns the index of the item that opens a menu; -1 if there is none.
    open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { content.firstIndex { $0.submenu === submenu } ?? -1 }
    /// Makes a menu the submenu of an item; nil for none.
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

    /// Calls the action of the item at an index, if the item can be chosen.
    open func performActionForItem(at index: Int) {
        update()
        item(at: index)?.choose()
    }

    /// Asks the targets of the items whether they can be chosen, unless the menu does not enable items by itself.
    open func update() {
        guard autoenablesItems else { return }
        for item in content where !item.isSeparatorItem && !item.hasSubmenu { item.validate() }
    }

    /// Lets the delegate change the menu and its submenus, and updates them.
    func prepare() {
        delegate?.menuNeedsUpdate(self)
        update()
        for item in content { item.submenu?.prepare() }
    }
}
