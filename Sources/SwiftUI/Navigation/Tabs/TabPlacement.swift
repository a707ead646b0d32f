import SwiftUICore

/// Where a tab view that can show a sidebar places a tab.
public struct TabPlacement: Hashable, Sendable {
    enum Kind { case automatic, pinned, sidebarOnly }
    let kind: Kind

    /// The place that follows from the tab's role and its section.
    public static let automatic = TabPlacement(kind: .automatic)
    /// The end of the tab bar.
    public static let pinned = TabPlacement(kind: .pinned)
    /// The sidebar only: a tab bar that does not stand for a sidebar omits the tab.
    public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

extension TabContent {
    /// Sets where a tab view with the `sidebarAdaptable` style places the tabs. Other styles show all tabs in their order.
    ///
    /// On iOS the tab bar of that style stands for the sidebar, so it shows the tabs that are only in the sidebar too.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        configured { $0.placement = placement }
    }
}

extension [TabInfo] {
    /// The tabs with those last for which a condition holds.
    private func last(where isLast: (TabInfo) -> Bool) -> [TabInfo] {
        filter { !isLast($0) } + filter(isLast)
    }

    /// The tabs with the pinned ones last.
    var withPinnedLast: [TabInfo] { last { $0.settings.placement == .pinned } }

    /// The tabs with the search last, as a tab bar shows them.
    var withSearchLast: [TabInfo] { last { $0.settings.role == .search } }
}
