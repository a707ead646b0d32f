import SwiftUICore

private enum IsMenuItemChosenKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum MenuDismissKey: EnvironmentKey { static var defaultValue: MenuDismissAction { MenuDismissAction(close: {}) } }

extension EnvironmentValues {
    /// Whether an item of a menu that can be chosen is; nil for items that cannot.
    package var isMenuItemChosen: Bool? {
        get { self[IsMenuItemChosenKey.self] }
        set { self[IsMenuItemChosenKey.self] = newValue }
    }

    /// Closes the menus around.
    package var dismissMenu: MenuDismissAction {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }
}

/// Closes a menu and those it was opened from.
package struct MenuDismissAction {
    package var close: () -> Void

    package func callAsFunction() { close() }
}

extension MenuDismissAction: CustomComparable {
    /// Every menu is closed by one function for as long as it is there.
    package func isSame(as other: MenuDismissAction) -> Bool { true }
}
