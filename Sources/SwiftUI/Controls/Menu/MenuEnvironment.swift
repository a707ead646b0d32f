import SwiftUICore

extension EnvironmentValues {
    /// Whether a menu item is checked; nil for items that cannot be checked.
    @Entry package var isMenuItemChosen: Bool?

    /// Closes the enclosing menus.
    @Entry package var dismissMenu: MenuDismissAction = MenuDismissAction(close: {})
}

/// Closes a menu and its parent menus.
package struct MenuDismissAction {
    package var close: () -> Void

    package init(close: @escaping () -> Void) {
        self.close = close
    }

    package func callAsFunction() { close() }
}

extension MenuDismissAction: CustomComparable {
    /// All values are equal: a menu is closed by the same function for its whole lifetime.
    package func isSame(as other: MenuDismissAction) -> Bool { true }
}
