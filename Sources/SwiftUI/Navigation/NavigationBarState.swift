import SwiftUICore

/// What the content of a page says of the bars around it.
struct NavigationBarState {
    var title: Text?
    var subtitle: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isBarHidden = false
    var isBackButtonHidden = false
    var items: [ToolbarEntry] = []
    /// Whether bars are shown, where the content says so.
    var visibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var backgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var backgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
    var colorSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var search: SearchState?
    var titleMenu: AnyView?
    var isTitleRemoved = false
    /// Whether there is a navigation container in the content, with bars of its own.
    var holdsContainer = false
    /// The title of the page in front in that container.
    var containerTitle: ColumnTitle?

    /// The title of the page in front, whichever container shows it.
    var columnTitle: ColumnTitle? { title.map { ColumnTitle(title: $0, subtitle: subtitle) } ?? containerTitle }

    /// Adds what a view further on in the content says; the first one has the say.
    mutating func merge(_ next: NavigationBarState) {
        title = title ?? next.title
        subtitle = subtitle ?? next.subtitle
        displayMode = displayMode ?? next.displayMode
        isBarHidden = isBarHidden || next.isBarHidden
        isBackButtonHidden = isBackButtonHidden || next.isBackButtonHidden
        items += next.items
        visibility.merge(next.visibility) { own, _ in own }
        backgroundVisibility.merge(next.backgroundVisibility) { own, _ in own }
        backgrounds.merge(next.backgrounds) { own, _ in own }
        colorSchemes.merge(next.colorSchemes) { own, _ in own }
        search = search ?? next.search
        titleMenu = titleMenu ?? next.titleMenu
        isTitleRemoved = isTitleRemoved || next.isTitleRemoved
        holdsContainer = holdsContainer || next.holdsContainer
        containerTitle = containerTitle ?? next.containerTitle
    }

    func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { visibility[bar] == .hidden }
}

/// The title of a page, and all else that its content says of the bars around it.
struct NavigationBarContentKey: PreferenceKey {
    static var defaultValue: NavigationBarState { NavigationBarState() }

    static func reduce(value: inout NavigationBarState, nextValue: () -> NavigationBarState) {
        value.merge(nextValue())
    }
}

extension View {
    /// Says something of the bars around this view.
    nonisolated func navigationBar(
        _ change: @escaping (inout NavigationBarState) -> Void
    ) -> ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationBarContentKey>> {
        modifier(TransactionalPreferenceTransformModifier<NavigationBarContentKey> { state, _ in change(&state) })
    }

    /// Keeps what the view says of bars from the containers around it.
    nonisolated func endingNavigation() -> some View {
        transformPreference(NavigationBarContentKey.self) { state in
            // The bar of tabs lies around containers.
            let tabBar = state
            state = NavigationBarState()
            state.containerTitle = tabBar.columnTitle
            state.visibility[.tabBar] = tabBar.visibility[.tabBar]
            state.backgroundVisibility[.tabBar] = tabBar.backgroundVisibility[.tabBar]
            state.backgrounds[.tabBar] = tabBar.backgrounds[.tabBar]
            state.colorSchemes[.tabBar] = tabBar.colorSchemes[.tabBar]
        }
            .transformPreference(NavigationDestinationsKey.self) { $0 = NavigationDestinations() }
            .transformPreference(PresentedPagesKey.self) { $0 = [] }
    }
}
