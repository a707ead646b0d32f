import SwiftUICore

/// The settings that the content of a page makes for the bars around it.
struct NavigationBarState {
    var title: Text?
    var subtitle: Text?
    /// The text of the title, which the user can change; nil for a fixed title.
    var editedTitle: Binding<String>?
    var displayMode: ToolbarTitleDisplayMode.Kind?
    var isBarHidden = false
    var isBackButtonHidden = false
    var items: [ToolbarEntry] = []
    /// The explicit visibility of bars; bars that the content does not mention are absent.
    var visibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var backgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var backgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
    var colorSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var search: SearchState?
    var titleMenu: AnyView?
    var role: ToolbarRole?
    var document: NavigationDocument?
    /// The styles in which bars show their items.
    var foregrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
    var isTitleRemoved = false
    /// Whether the content includes a navigation container, which has bars of its own.
    var holdsContainer = false
    /// Whether a navigation container in the content shows a page above its root.
    var holdsCoveredRoot = false
    /// Whether the content includes a navigation container that shows the search field of views around it.
    var takesSearch = false
    /// The title of the topmost page in that container.
    var containerTitle: ColumnTitle?

    /// The title of the topmost page, in this container or in one inside it.
    var columnTitle: ColumnTitle? { title.map { ColumnTitle(title: $0, subtitle: subtitle) } ?? containerTitle }

    /// Adds the settings of a later view; the settings of earlier views take precedence.
    mutating func merge(_ next: NavigationBarState) {
        editedTitle = title == nil ? next.editedTitle : editedTitle
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
        role = role ?? next.role
        document = document ?? next.document
        foregrounds.merge(next.foregrounds) { own, _ in own }
        isTitleRemoved = isTitleRemoved || next.isTitleRemoved
        holdsContainer = holdsContainer || next.holdsContainer
        holdsCoveredRoot = holdsCoveredRoot || next.holdsCoveredRoot
        takesSearch = takesSearch || next.takesSearch
        containerTitle = containerTitle ?? next.containerTitle
    }

    func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { visibility[bar] == .hidden }
}

/// The bar settings of a page, including its title. SwiftUI's types of views contain this name.
struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: NavigationBarState { NavigationBarState() }

    static func reduce(value: inout NavigationBarState, nextValue: () -> NavigationBarState) {
        value.merge(nextValue())
    }
}

extension View {
    /// Changes the settings of the bars around this view.
    nonisolated func navigationBar(
        _ change: @escaping (inout NavigationBarState) -> Void
    ) -> ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>> {
        modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey> { state, _ in change(&state) })
    }

    /// Stops the bar settings and destinations of this view from reaching the enclosing navigation container.
    nonisolated func endingNavigation() -> some View {
        transformPreference(NavigationTitleKey.self) { state in
            // A tab bar encloses navigation containers, so its settings pass through.
            let tabBar = state
            state = NavigationBarState()
            state.containerTitle = tabBar.columnTitle
            state.visibility[.tabBar] = tabBar.visibility[.tabBar]
            state.backgroundVisibility[.tabBar] = tabBar.backgroundVisibility[.tabBar]
            state.backgrounds[.tabBar] = tabBar.backgrounds[.tabBar]
            state.colorSchemes[.tabBar] = tabBar.colorSchemes[.tabBar]
            state.foregrounds[.tabBar] = tabBar.foregrounds[.tabBar]
        }
        .transformPreference(NavigationDestinationsKey.self) { $0 = NavigationDestinations() }
        .transformPreference(PresentedPagesKey.self) { $0 = [] }
    }
}
