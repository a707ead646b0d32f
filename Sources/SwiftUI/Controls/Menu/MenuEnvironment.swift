import SwiftUICore

private enum IsMenuItemChosenKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum MenuDismissKey: EnvironmentKey { static var defaultValue: MenuDismissAction { MenuDismissAction(close: {}) } }

extension EnvironmentValues {
    /// Whether a menu item is checked; nil for items that cannot be checked.
    package var isMenuItemChosen: Bool? {
        get { self[IsMenuItemChosenKey.self] }
        set { self[IsMenuItemChosenKey.self] = newValue }
    }

    /// Closes the enclosing menus.
    package var dismissMenu: MenuDismissAction {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }
}

/// Closes a menu and its parent menus.
package struct MenuDismissAction {
    package var close: () -> Void

    package func callAsFunction() { close() }
}

extension MenuDismissAction: CustomComparable {
    /// All values are equal: a menu is closed by the same function for its whole lifetime.
    package func isSame(as other: MenuDismissAction) -> Bool { true }
}
