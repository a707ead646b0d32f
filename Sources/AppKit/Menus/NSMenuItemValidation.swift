/// A target of menu items that decides whether they can be chosen.
@preconcurrency @MainActor public protocol NSMenuItemValidation: AnyObject {
    /// Returns whether an item can be chosen; it may change the item, such as its title or state. Called before the menu is shown.
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
