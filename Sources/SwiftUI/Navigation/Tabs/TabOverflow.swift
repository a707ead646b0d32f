import SwiftUICore

/// The tabs of a tab bar in a compact width: with more than five, the last item is "More", which lists the tabs that the bar has no room for. A tab
/// chosen from the list is shown below a bar that leads back to it, as UIKit's tab bars do.
struct TabOverflow {
    /// The number of items that a tab bar in a compact width has room for.
    private static let capacity = 5

    /// The tabs that have an item in the bar.
    let inBar: [TabInfo]
    /// The tabs that are listed behind the item "More"; empty if all tabs are in the bar.
    let listed: [TabInfo]

    init(_ tabs: [TabInfo], isCompact: Bool) {
        let overflows = isCompact && tabs.count > Self.capacity
        inBar = overflows ? Array(tabs.prefix(Self.capacity - 1)) : tabs
        listed = overflows ? Array(tabs.dropFirst(Self.capacity - 1)) : []
    }

    /// Whether the tab with an identity is behind the item "More".
    func lists(_ id: AnyHashable?) -> Bool { listed.contains { $0.id == id } }

    private struct MoreTab: Hashable {}

    /// Returns the items of the bar.
    ///
    /// - Parameter showsList: Shows or hides the list of tabs.
    func items(showsList: Binding<Bool>) -> [TabInfo] {
        guard !listed.isEmpty else { return inBar }
        let tabs = inBar.map { tab in
            var item = tab
            item.select = {
                showsList.wrappedValue = false
                tab.select()
            }
            return item
        }
        let more = TabInfo(
            id: MoreTab(), revision: 0, label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil,
            select: { showsList.wrappedValue = true })
        return tabs + [more]
    }

    /// Returns the bar above a listed tab, which leads back to the list.
    @MainActor func bar(_ state: NavigationBarState, showsList: Binding<Bool>) -> some View {
        NavigationBar(
            state: state,
            context: NavigationBarContext(
                goBack: { showsList.wrappedValue = true }, backTitle: Text("More"), inheritsLargeTitle: false))
    }

    /// Returns the identity of the selected item of the bar, where the tab with the identity `current` is selected.
    func selectedItem(_ current: AnyHashable?, showsList: Bool) -> AnyHashable? {
        !listed.isEmpty && (showsList || lists(current)) ? MoreTab() : current
    }
}
