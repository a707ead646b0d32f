import SwiftUICore

/// The toolbar of a window on macOS: the title and the buttons in one row.
///
/// The bar of a sidebar has no title; the title of the sidebar appears in the bar of the next column. In every column but the last, the
/// search field has a row of its own; in the last one the placement of the field says whether it is in the middle of the row or at its end.
struct MacNavigationBar: View {
    var state: NavigationBarState
    var context: NavigationBarContext
    @Environment(\.surfaces) private var surfaces
    @Environment(\.isSidebar) private var isSidebar
    @Environment(\.isLeadingColumn) private var isLeadingColumn
    @Environment(\.windowToolbarAppearance) private var appearance

    init(state: NavigationBarState, context: NavigationBarContext) {
        self.state = state
        self.context = context
    }

    private var showsBackground: Bool {
        switch state.backgroundVisibility[.navigationBar] ?? .automatic {
        case .visible: true
        case .hidden: false
        // A sidebar is one surface from the top of the window to its bottom.
        case .automatic: !isSidebar || context.scrollOffset > 0.5
        }
    }

    var body: some View {
        VStack(spacing: 0) {
            Group {
                if isSidebar && isLeadingColumn { sidebarRow } else { row }
            }
            .padding(.horizontal, 12)
            .frame(height: surfaces.profile.bars.heights[appearance.isCompact ? .compact : .standard])
            if isLeadingColumn, let search = state.search, !search.isMinimized, !state.places(.search) { searchRow(search) }
        }
        .background(alignment: .top) {
            if showsBackground {
                Group {
                    if isSidebar, state.backgrounds[.navigationBar] == nil {
                        surfaces.sidebar
                    } else {
                        BarBackground(style: state.backgrounds[.navigationBar])
                    }
                }
                .overlay(alignment: .bottom) { Hairline() }
                .ignoresSafeArea(edges: .top)
            }
        }
    }

    private static let actions: [ToolbarItemPlacement.Kind] = [
        .cancellationAction, .secondaryAction, .automatic, .trailing, .primaryAction, .destructiveAction, .confirmationAction,
    ]

    private var row: some View {
        HStack(spacing: 8) {
            if !state.places(.sidebarToggle) { context.sidebarToggle }
            backButton
            ToolbarRow(entries: state.items(.leading, .navigation))
            title
            Spacer(minLength: 8)
            let middle = state.items(.principal).prefix(1) + state.items(.status)
            if !middle.isEmpty || principalSearch != nil {
                if let principalSearch { searchField(principalSearch, maxWidth: 360) }
                if !middle.isEmpty { OverflowingToolbarRow(entries: Array(middle), spacing: 8).layoutPriority(0.6) }
                Spacer(minLength: 8)
            }
            actionRow
            if state.places(.search) {
                EmptyView()
            } else if let search = state.search, search.isMinimized {
                SearchButton(search: search)
            } else if !isLeadingColumn, principalSearch == nil, let search = state.search {
                searchField(search, maxWidth: 180)
            }
        }
    }

    /// The items at the end of the row. Those that do not fit move into a menu.
    @ViewBuilder private var actionRow: some View {
        let entries = state.items(Self.actions)
        if entries.contains(where: { $0.isFlexibleSpace || $0.standard == .search }) {
            // What takes all the room has no width of its own by which the items would fit or not.
            ToolbarRow(entries: entries)
        } else if !entries.isEmpty {
            // Takes the room that the title leaves before spaces share it.
            OverflowingToolbarRow(entries: entries, spacing: 8).layoutPriority(0.5)
        }
    }

    /// The search field in the middle of the row; nil if it is elsewhere.
    private var principalSearch: SearchState? {
        guard let search = state.search, search.placement == .toolbarPrincipal, !isLeadingColumn, !search.isMinimized, !state.places(.search)
        else { return nil }
        return search
    }

    @ViewBuilder private func searchField(_ search: SearchState, maxWidth: CGFloat) -> some View {
        if search.showsScopes, let scopes = search.scopes { scopes.picker.fixedSize() }
        SearchField(search: search).frame(minWidth: 80, maxWidth: maxWidth)
    }

    /// The row of a sidebar: the items come before the sidebar toggle, and items that do not fit move into a menu.
    private var sidebarRow: some View {
        HStack(spacing: 8) {
            backButton
            OverflowingToolbarRow(entries: state.items([.leading, .navigation, .principal, .status] + Self.actions), spacing: 8)
                .frame(maxWidth: .infinity, alignment: .trailing)
            if !state.places(.sidebarToggle) { context.sidebarToggle }
        }
    }

    @ViewBuilder private var backButton: some View {
        if let goBack = context.goBack, !state.isBackButtonHidden {
            ActionTarget(action: goBack) {
                Image(systemName: "chevron.backward").font(.system(size: 15, weight: .medium)).frame(width: 28, height: 28)
            }
            .accessibilityLabel(Text("Back"))
        }
    }

    @ViewBuilder private var title: some View {
        let titleItem = state.items(.title).first?.titled(.system(size: 15, weight: .bold), .primary)
        let subtitleItem = state.items(.subtitle).first?.titled(.system(size: 11), .secondary)
        if state.places(.title) {
            EmptyView()
        } else if titleItem != nil || subtitleItem != nil {
            VStack(alignment: .leading, spacing: 0) {
                if let titleItem { titleItem } else { state.title?.font(.system(size: 15, weight: .bold)) }
                if let subtitleItem { subtitleItem } else { state.subtitle.font(.system(size: 11)).foregroundStyle(Color.secondary) }
            }
            .padding(.horizontal, 4)
        } else if let title = state.title, !state.isTitleRemoved, appearance.showsTitle {
            ShrinkingTitle {
                HStack(spacing: 6) {
                    state.document?.proxyIcon
                    if let menu = state.titleMenu {
                        Menu {
                            menu
                        } label: {
                            HStack(spacing: 5) {
                                titles(title)
                                Image(systemName: "chevron.down").font(.system(size: 10, weight: .semibold)).foregroundStyle(Color.secondary)
                                    .accessibilityHidden(true)
                            }
                            .contentShape(Rectangle())
                        }
                        .menuIndicator(.hidden)
                        .buttonStyle(.plain)
                    } else {
                        titles(title)
                    }
                }
            }
            .accessibilityAddTraits(.isHeader)
            .padding(.horizontal, 4)
            // When space is short, the search field shrinks before the title does, and the title before items move into a menu.
            .layoutPriority(0.4)
        }
    }

    private func titles(_ title: Text) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            title.font(.system(size: appearance.isCompact ? 13 : 15, weight: .bold)).lineLimit(1)
            if let subtitle = state.subtitle { subtitle.font(.system(size: 11)).foregroundStyle(Color.secondary).lineLimit(1) }
        }
    }

    private func searchRow(_ search: SearchState) -> some View {
        VStack(spacing: 8) {
            SearchField(search: search)
            if search.showsScopes, let scopes = search.scopes { scopes.picker }
        }
        .padding(.horizontal, 10)
        .padding(.bottom, 10)
    }
}
