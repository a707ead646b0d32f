import SwiftUICore

/// Where an item of a toolbar lies.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status
        case confirmationAction, cancellationAction, destructiveAction, keyboard
        case leading, trailing, bottomBar
    }

    let kind: Kind

    /// As the platform does: at the end of the bar.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In the middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// Where the button that goes back lies.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// What is done most often.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// What is done less often.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    /// What tells of a state.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// What ends a modal view and keeps what was done in it.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    /// What ends a modal view and forgets what was done in it.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    /// What ends a modal view and destroys something.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
    /// On the keyboard while a text in the view is edited, or at the bottom of the window where there is no keyboard on the screen;
    /// nowhere on macOS, where these items belong into the Touch Bar.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
    /// Before the title.
    public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
    /// After the title.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// Before the title.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
    /// After the title.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
}

/// A bar around the content.
public struct ToolbarPlacement: Equatable, Sendable {
    enum Bar: Hashable, Sendable {
        case automatic, navigationBar, bottomBar, tabBar, windowToolbar
    }

    let bar: Bar

    /// The bar that the platform thinks of first.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
    /// The bar at the bottom of the page.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottomBar) }
    /// The bar at the top of the page.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
    /// The bar of tabs.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabBar) }
    /// The bar at the top of the window.
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
}

/// Which of a toolbar's own parts is meant.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
    private enum Kind { case sidebarToggle, title }
    private let kind: Kind

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title.
    public static let title = ToolbarDefaultItemKind(kind: .title)
}
