import SwiftUICore

/// Where a tab view shows its tabs.
public struct TabBarPlacement: Hashable, Sendable {
    private enum Kind { case topBar, bottomBar, sidebar, pageIndicator }
    private let kind: Kind

    /// A bar above the content, as on macOS.
    public static let topBar = TabBarPlacement(kind: .topBar)
    /// A bar below the content, as on iOS.
    public static let bottomBar = TabBarPlacement(kind: .bottomBar)
    /// A sidebar beside the content.
    public static let sidebar = TabBarPlacement(kind: .sidebar)
    /// The dots of pages.
    public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

extension EnvironmentValues {
    @Entry var enclosingTabBarPlacement: TabBarPlacement?

    /// Where the enclosing tab view shows its tabs; nil outside of tab views.
    public var tabBarPlacement: TabBarPlacement? { enclosingTabBarPlacement }
}

extension TabViewAppearance {
    /// The place of the tabs.
    func tabBarPlacement(isMac: Bool) -> TabBarPlacement {
        if isPaged { return .pageIndicator }
        guard isMac else { return .bottomBar }
        return isSidebarAdaptable ? .sidebar : .topBar
    }
}
