import SwiftUICore

/// The position of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status
        case confirmationAction, cancellationAction, destructiveAction, keyboard
        case leading, trailing, bottomBar
        case title, subtitle, largeTitle, largeSubtitle
    }

    let kind: Kind

    /// The default of the platform: the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// The middle of the navigation bar; on iOS it replaces the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// The leading side of the navigation bar, next to the back button.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// The trailing side, for the most common action.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// The trailing side, for less common actions.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    /// The bottom bar on iOS, the middle of the toolbar on macOS, for information about a state.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// For the action that closes a modal view and keeps its changes: the trailing side, or the bottom of a sheet on macOS.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    /// For the action that closes a modal view and discards its changes: the leading side on iOS, the bottom of a sheet on macOS.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    /// For the action that closes a modal view and deletes something: the trailing side, or the bottom of a sheet on macOS.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
    /// Above the on-screen keyboard while text in the view is edited, or at the bottom of the window without an on-screen keyboard. Not
    /// shown on macOS, where these items belong in the Touch Bar.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
    /// The leading side of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
    /// The trailing side of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// The leading side of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
    /// The trailing side of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// The bar at the bottom of the page.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// In place of the title in the navigation bar, when that is not large.
    public static let title = ToolbarItemPlacement(kind: .title)
    /// Below the title in the navigation bar, in place of the subtitle.
    public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
    /// In place of the large title on iOS.
    public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
    /// Below the large title on iOS.
    public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)
}

/// A bar around the content of a page.
public struct ToolbarPlacement: Equatable, Sendable {
    enum Bar: Hashable, Sendable {
        case automatic, navigationBar, bottomBar, tabBar, windowToolbar
    }

    let bar: Bar

    /// The default bar of the platform, which is the navigation bar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
    /// The bar at the bottom of the page.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottomBar) }
    /// The bar at the top of the page.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
    /// The bar with the tabs of a tab view.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabBar) }
    /// The toolbar at the top of the window, which is the navigation bar.
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
}

/// A standard item of a toolbar.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
    enum Kind { case sidebarToggle, title, search }
    let kind: Kind

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The search field.
    public static let search = ToolbarDefaultItemKind(kind: .search)
}
