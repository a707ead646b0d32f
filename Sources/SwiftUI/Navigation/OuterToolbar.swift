import SwiftUICore

extension EnvironmentValues {
    /// The toolbar items of the views around a navigation container on macOS, which the bar of the container's page shows.
    @Entry var outerToolbarItems: [ToolbarEntry] = []

    /// Whether the view is in a page of a navigation container, whose bar shows its toolbar items.
    @Entry var isInNavigationPage = false
}

extension View {
    /// Shows the toolbar items and the search field of content that is in no navigation container, as windows and sheets of macOS do. Containers
    /// in the content show those of the views around them.
    @ViewBuilder func outerToolbar(isMac: Bool) -> some View {
        if isMac {
            preferenceInset(NavigationTitleKey.self, edge: .bottom) { BottomBar(state: $0.withoutContainers) }
                .preferenceInset(NavigationTitleKey.self, edge: .top) { NavigationBar(state: $0.withoutContainers, context: NavigationBarContext()) }
        } else {
            self
        }
    }
}

extension NavigationBarState {
    /// The settings for the toolbar of a window or sheet: none without items and search field, since titles alone are in the title bar, and none
    /// if the content includes a container, which has a bar.
    fileprivate var withoutContainers: NavigationBarState {
        holdsContainer || takesSearch || (items.isEmpty && search == nil) ? NavigationBarState() : self
    }
}
