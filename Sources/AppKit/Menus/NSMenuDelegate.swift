/// An object that changes a menu before it is shown. All functions have default implementations.
@preconcurrency @MainActor public protocol NSMenuDelegate: AnyObject {
    /// The menu is about to be shown and may be changed. A submenu is asked together with the menu that contains it.
    func menuNeedsUpdate(_ menu: NSMenu)
    /// The menu is being shown. The menu of a status item is shown as long as its window has the keyboard.
    func menuWillOpen(_ menu: NSMenu)
    /// The menu is no longer shown.
    func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
}
