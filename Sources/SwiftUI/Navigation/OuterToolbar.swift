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
    ///
    /// - Parameter changed: Called with whether there is a toolbar, at first and when that changes.
    @ViewBuilder func outerToolbar(isMac: Bool, changed: @escaping (Bool) -> Void = { _ in }) -> some View {
        if isMac {
            preferenceInset(NavigationTitleKey.self, edge: .bottom) { BottomBar(state: $0.withoutContainers) }
                .preferenceInset(NavigationTitleKey.self, edge: .top) { state in
                    NavigationBar(state: state.withoutContainers, context: NavigationBarContext())
                        .onChange(of: state.needsWindowToolbar, initial: true) { changed($1) }
                }
        } else {
            self
        }
    }
}

/// The content of a window below its toolbar, which on macOS is as wide as the window even if the content is not. With a toolbar, the maximum size of
/// the content does not limit the window.
package struct ToolbarArea<Content: View>: View {
    let isMac: Bool
    let content: Content
    @State private var hasToolbar = false

    package init(isMac: Bool, @ViewBuilder content: () -> Content) {
        self.isMac = isMac
        self.content = content()
    }

    package var body: some View {
        if isMac {
            content
                // Without a toolbar the content determines its size itself.
                .frame(maxWidth: hasToolbar ? .infinity : nil, maxHeight: hasToolbar ? .infinity : nil)
                .outerToolbar(isMac: true) { hasToolbar = $0 }
        } else {
            content
        }
    }
}

extension NavigationBarState {
    /// Whether a window or sheet has a toolbar for the settings.
    fileprivate var needsWindowToolbar: Bool { !holdsContainer && !takesSearch && !(items.isEmpty && search == nil) }

    /// The settings for the toolbar of a window or sheet: none without items and search field, since titles alone are in the title bar, and none
    /// if the content includes a container, which has a bar.
    fileprivate var withoutContainers: NavigationBarState { needsWindowToolbar ? self : NavigationBarState() }
}
