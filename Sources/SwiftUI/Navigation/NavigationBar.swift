import SwiftUICore

/// The properties of a page that its bar depends on and that the content of the page does not set.
struct NavigationBarContext {
    /// Returns to the previous page; nil on the root page.
    var goBack: (@MainActor () -> Void)?
    /// The title of the previous page.
    var backTitle: Text?
    /// Whether the previous page has a large title, or would have one if it had a title.
    var inheritsLargeTitle = true
    /// How far the content is scrolled, in points.
    var scrollOffset: CGFloat = 0
    /// The button that toggles the sidebar, if it belongs in this bar.
    var sidebarToggle: SidebarToggle?

    func with(_ toggle: SidebarToggle?) -> NavigationBarContext {
        var context = self
        context.sidebarToggle = toggle
        return context
    }
}

extension NavigationBarState {
    /// Whether the content requests a large title below the bar; nil where the previous page decides.
    var wantsLargeTitle: Bool? {
        guard title != nil else { return nil }
        if isTitleRemoved { return false }
        switch displayMode ?? .automatic {
        case .automatic: return nil
        case .inline, .inlineLarge: return false
        case .large: return true
        }
    }

    /// Whether the page shows a large title below the bar.
    func hasLargeTitle(_ context: NavigationBarContext) -> Bool {
        title != nil && (wantsLargeTitle ?? context.inheritsLargeTitle)
    }

    /// Whether the bar has nothing to show.
    func isEmpty(_ context: NavigationBarContext) -> Bool {
        title == nil && search == nil && context.goBack == nil && context.sidebarToggle == nil && !items.contains { $0.placement.kind != .bottomBar }
    }

    @MainActor func items(_ kinds: ToolbarItemPlacement.Kind...) -> [ToolbarEntry] { items(kinds) }

    @MainActor func items(_ kinds: [ToolbarItemPlacement.Kind]) -> [ToolbarEntry] {
        items.filter { kinds.contains($0.placement.kind) }.map { item in
            item.standard == nil ? item.foreground(foregrounds[item.placement.kind == .bottomBar ? .bottomBar : .navigationBar]) : filled(item)
        }
    }
}

/// The length by which a navigation bar can collapse, in points.
enum CollapsibleBarLengthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// The bar at the top of a page.
struct NavigationBar: View {
    var state: NavigationBarState
    var context: NavigationBarContext
    @Environment(\.isMac) private var isMac
    @Environment(\.isOnSheet) private var isOnSheet
    @Environment(\.isSplitColumn) private var isSplitColumn
    @Environment(\.collapsesColumns) private var collapsesColumns
    @Environment(\.inheritedColumnTitle) private var inheritedTitle
    @Environment(\.isWindowToolbarShown) private var isToolbarShown

    /// Whether the bar of a navigation stack inside the page replaces this one.
    private var isReplaced: Bool { state.holdsContainer && (collapsesColumns || isSplitColumn && state.isEmpty(context)) }

    /// The bar settings of the content; without a title of its own it has the title that the column inherits.
    private var titledState: NavigationBarState {
        guard state.title == nil, !state.holdsContainer, let inheritedTitle else { return state }
        var state = state
        state.title = inheritedTitle.title
        state.subtitle = state.subtitle ?? inheritedTitle.subtitle
        return state
    }

    private var hasContent: Bool { !titledState.isEmpty(context) }

    var body: some View {
        if state.isBarHidden || state.isHidden(.navigationBar) || isReplaced {
            EmptyView()
        } else if !isMac {
            PhoneNavigationBar(state: state, context: context)
        } else if hasContent && !isOnSheet {
            ZStack {
                if isToolbarShown?.wrappedValue ?? true {
                    MacNavigationBar(state: titledState, context: context)
                        .barColorScheme(state.colorSchemes[.navigationBar])
                }
            }
            .focusedSceneValue(\.isToolbarShown, isToolbarShown)
        }
    }
}

private struct PhoneNavigationBar: View {
    var state: NavigationBarState
    var context: NavigationBarContext
    @Environment(\.surfaces) private var surfaces
    @Environment(\.isOnSheet) private var isOnSheet
    @Environment(\.isLeadingColumn) private var isLeadingColumn
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.barSize) private var size
    @Environment(\.lengthScale) private var scale

    init(state: NavigationBarState, context: NavigationBarContext) {
        self.state = state
        self.context = context
    }

    /// Whether the role of the toolbar puts the inline title at the leading edge.
    private var leadsWithTitle: Bool { sizeClass == .regular && state.role?.leadsWithTitle == true }
    /// Whether the title in the row of the buttons is large. The bar of phones in landscape orientation is too low for it.
    private var isLargeInRow: Bool { size != .compact && state.displayMode == .inlineLarge }
    /// Whether there is a large title below the bar. Phones in landscape orientation have no room for it.
    private var isLarge: Bool { size != .compact && !hidesContent && state.hasLargeTitle(context) }
    private var height: CGFloat { surfaces.profile.bars.heights[size] }
    private var largeTitleHeight: CGFloat {
        let subtitle = largeSubtitleItem == nil && state.subtitle == nil ? 0 : scale(Self.largeSubtitleHeight, relativeTo: .subheadline)
        return scale(surfaces.profile.bars.largeTitleHeight, relativeTo: .largeTitle) + subtitle
    }
    /// The line height of a subtitle below a large title, in points.
    private static let largeSubtitleHeight: CGFloat = 20
    private var largeSubtitleItem: ToolbarEntry? { state.items(.largeSubtitle).first ?? state.items(.subtitle).first }
    private var collapsibleHeight: CGFloat { isLarge ? largeTitleHeight : 0 }
    /// How far the scrolled content has moved the large title out of the bar, in points: after the search field.
    private var collapsed: CGFloat { min(max(0, context.scrollOffset - collapsedSearch), collapsibleHeight) }
    private var isCollapsed: Bool { collapsed >= collapsibleHeight - 0.5 }
    private var showsInlineTitle: Bool { isCollapsed && !hidesContent }

    private var appearances: BarAppearances { ControlAppearances.navigationBar }
    /// Whether no content is scrolled behind the bar.
    private var isAtEdge: Bool { !(isCollapsed && context.scrollOffset > 0.5) }
    private var appearance: BarAppearance { appearances.appearance(isAtEdge: isAtEdge) }

    private var showsBackground: Bool {
        switch state.backgroundVisibility[.navigationBar] ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic where glass != nil: hasOwnBackground
        case .automatic: isAtEdge ? appearances.hasBackgroundAtEdge : appearances.standard.background != .none
        }
    }

    private var glass: GlassBarMetrics? { surfaces.profile.bars.glass }

    /// Whether the program sets the background of the bar.
    private var hasOwnBackground: Bool {
        if case .color = appearance.background { return true }
        return state.backgrounds[.navigationBar] != nil
    }

    // MARK: The search field

    /// The search field that the bar shows; nil if it is a button or an item of the program's.
    private var search: SearchState? {
        guard let search = state.search, !search.isMinimized, !state.places(.search) else { return nil }
        return search
    }

    /// Whether the search field is in the row of the buttons, which has room for it in a wide page only.
    private func isInRow(_ placement: SearchFieldPlacement.Kind) -> Bool {
        search?.placement == placement && sizeClass == .regular && !isLeadingColumn
    }

    private var hasSearchInRow: Bool { isInRow(.toolbar) || isInRow(.toolbarPrincipal) }

    /// Whether the titles and buttons give way to the search field below them while it is active.
    private var hidesContent: Bool {
        guard let search, !hasSearchInRow else { return false }
        return search.isActive.wrappedValue && !search.keepsBarContent
    }

    /// The height of the search field that scrolled content moves out of the bar; 0 for a field that stays.
    private var collapsibleSearchHeight: CGFloat {
        guard let search, !hasSearchInRow, !search.isSearching, search.placement != .navigationBarDrawer(always: true) else { return 0 }
        return surfaces.profile.bars.searchHeight(scale)
    }

    /// How far the scrolled content has moved the search field out of the bar, in points.
    private var collapsedSearch: CGFloat { min(max(0, context.scrollOffset), collapsibleSearchHeight) }

    private func drawer(_ search: SearchState) -> some View {
        let height = collapsibleSearchHeight
        return VStack(spacing: 0) { SearchBar(search: search) }
            .frame(height: height > 0 ? height - collapsedSearch : nil, alignment: .bottom)
            .clipped()
            .allowsHitTesting(collapsedSearch == 0)
            .opacity(height > 0 ? 1 - collapsedSearch / height : 1)
            .frame(height: height > 0 ? height : nil, alignment: .top)
            .offset(y: -collapsed)
    }

    private func rowField(_ search: SearchState) -> some View {
        HStack(spacing: 8) {
            if search.showsScopes, let scopes = search.scopes { scopes.picker.fixedSize() }
            SearchField(search: search).frame(width: 240)
        }
    }

    var body: some View {
        VStack(spacing: 0) {
            row.frame(height: glass.map { min($0.rowHeight, height) })
                .frame(height: hidesContent ? Self.heightAboveSearch : height, alignment: .top).fixedTextSize()
                .opacity(hidesContent ? 0 : 1)
                .allowsHitTesting(!hidesContent)
                .accessibilityHidden(hidesContent)
                .padding(.top, isOnSheet ? 12 : 0)
            if isLarge { largeTitle }
            if let search, !hasSearchInRow { drawer(search) }
            if state.places(.search), let search = state.search { SearchScopeRow(search: search) }
        }
        .background(alignment: .top) { background }
        .preference(key: CollapsibleBarLengthKey.self, value: collapsibleHeight + collapsibleSearchHeight)
        // Without a background the bar keeps the scheme of the page, before which it stands.
        .barColorScheme(showsBackground ? state.colorSchemes[.navigationBar] : nil)
    }

    /// The space above an active search field that has taken the place of the titles and buttons, in points. It is an estimate.
    private static let heightAboveSearch: CGFloat = 8

    /// Whether the items of navigation give way to a back button: in a compact width they stand among the primary actions.
    private var hasTrailingNavigation: Bool {
        context.goBack != nil && !state.isBackButtonHidden && sizeClass == .compact
    }

    private var leadingItems: [ToolbarEntry] {
        state.items([.leading] + (hasTrailingNavigation ? [] : [.navigation]) + [.cancellationAction])
    }

    private var actions: [ToolbarEntry] {
        state.items(
            [.trailing, .automatic, .primaryAction] + (hasTrailingNavigation ? [.navigation] : []) + [.destructiveAction, .confirmationAction])
            + secondaryMenu
    }

    /// The button with the secondary actions, unless these stand in the middle of the bar.
    private var secondaryMenu: [ToolbarEntry] {
        let entries = state.items(.secondaryAction)
        guard !leadsWithTitle, !entries.isEmpty else { return [] }
        let menu = ToolbarEntry(placement: .topBarTrailing, content: SecondaryActionsMenu(entries: entries))
        return [entries.first?.environment.map { menu.given(in: $0) } ?? menu]
    }

    private var isTitleLeading: Bool { leadsWithTitle || isLargeInRow }
    private var titleFont: Font { isLargeInRow ? .largeTitle.bold() : .headline }

    @ViewBuilder private var inlineTitle: some View {
        let largeItems = isLargeInRow ? (state.items(.largeTitle).first, state.items(.largeSubtitle).first) : (nil, nil)
        let titleItem = (largeItems.0 ?? state.items(.title).first)?.titled(titleFont, .primary)
        let subtitleItem = (largeItems.1 ?? state.items(.subtitle).first)?.titled(.caption, .secondary)
        if state.places(.title) {
            EmptyView()
        } else if titleItem != nil || subtitleItem != nil {
            VStack(alignment: isTitleLeading ? .leading : .center, spacing: 0) {
                if let titleItem {
                    titleItem
                } else if isLargeInRow {
                    state.title.text(appearance.largeTitle, font: titleFont)
                } else {
                    state.title.modifier(BarItemAppearance(placement: .principal))
                }
                if let subtitleItem { subtitleItem } else { state.subtitle?.font(.caption).foregroundStyle(.secondary) }
            }
            .opacity(showsInlineTitle ? 1 : 0)
        } else if let title = state.title, !state.isTitleRemoved {
            InlineTitle(
                title: title, editedTitle: state.editedTitle, subtitle: state.subtitle, menu: state.titleMenuWithDocument, isLeading: isTitleLeading,
                font: titleFont,
                appearance: isLargeInRow ? appearance.largeTitle : appearance.title
            )
            .opacity(showsInlineTitle ? 1 : 0)
            .animation(.easeInOut(duration: 0.2), value: showsInlineTitle)
        }
    }

    private var row: some View {
        BarLayout(margin: surfaces.profile.bars.margin) {
            HStack(spacing: spacing) {
                if !state.places(.sidebarToggle) { context.sidebarToggle }
                if let goBack = context.goBack, !state.isBackButtonHidden {
                    BackButton(title: context.backTitle, showsTitle: state.role?.hidesBackTitle != true, action: goBack)
                }
                // A large title stands after the buttons, and that of a document or browser before them.
                if leadsWithTitle, !isLargeInRow { inlineTitle.accessibilityAddTraits(.isHeader) }
                itemRow(leadingItems)
                if isLargeInRow { inlineTitle.accessibilityAddTraits(.isHeader) }
            }
            // An explicit container, so that the layout has three subviews even without a title.
            HStack(spacing: 0) {
                if let search, isInRow(.toolbarPrincipal) {
                    rowField(search)
                } else if let principal = state.items(.principal).first {
                    principal.view
                } else if leadsWithTitle {
                    ToolbarRow(entries: state.items(.secondaryAction)).padding(.horizontal, 8)
                } else if !isTitleLeading {
                    inlineTitle
                }
            }
            .accessibilityAddTraits(isTitleLeading ? [] : .isHeader)
            HStack(spacing: spacing) {
                if isLeadingColumn, glass == nil {
                    OverflowingToolbarRow(entries: actions, spacing: 16)
                } else {
                    itemRow(actions)
                }
                if let search = state.search, search.isMinimized, !state.places(.search) { SearchButton(search: search) }
                if let search, isInRow(.toolbar) { rowField(search) }
            }
        }
        .barForeground(
            state.foregrounds[.navigationBar] ?? ControlAppearances.navigationButtonColor.map { AnyShapeStyle($0) }
                ?? (glass == nil ? nil : AnyShapeStyle(.primary)))
    }

    private var spacing: CGFloat { glass?.groupSpacing ?? 16 }

    @ViewBuilder private func itemRow(_ entries: [ToolbarEntry]) -> some View {
        if let glass {
            if !entries.isEmpty { GlassBarRow(entries: entries, height: glass.itemHeight) }
        } else {
            ToolbarRow(entries: entries)
        }
    }

    private var largeTitle: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let item = state.items(.largeTitle).first {
                item.titled(.largeTitle.bold(), .primary).accessibilityAddTraits(.isHeader)
            } else {
                state.title
                    .text(appearance.largeTitle, font: .largeTitle.bold())
                    .lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
            }
            // The subtitle of the row stands in for one of the large title.
            if let item = largeSubtitleItem {
                item.titled(.subheadline, .secondary)
            } else {
                state.subtitle?.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
            }
        }
        .padding(.bottom, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .padding(.horizontal, surfaces.profile.bars.margin)
        .offset(y: -collapsed)
        .frame(height: largeTitleHeight)
        .clipped()
        .opacity(isCollapsed ? 0 : 1)
        .allowsHitTesting(false)
    }

    private var background: some View {
        VStack(spacing: 0) {
            if showsBackground {
                BarBackground(style: state.backgrounds[.navigationBar], appearance: appearance.background)
                    .overlay(alignment: .bottom) { Hairline(color: appearance.shadow) }
                    .ignoresSafeArea(edges: [.top, .horizontal])
                    .padding(.bottom, collapsed + collapsedSearch)
            } else if glass != nil, state.backgroundVisibility[.navigationBar] != .hidden, context.scrollOffset > 0.5 {
                SoftEdge(edge: .top).padding(.bottom, collapsed + collapsedSearch)
            }
        }
    }
}

/// The back button, labelled with the title of the previous page where that fits.
private struct BackButton: View {
    var title: Text?
    var showsTitle: Bool
    var action: @MainActor () -> Void
    @Environment(\.platformProfile) private var profile
    @Environment(\.barSize) private var size

    init(title: Text?, showsTitle: Bool, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.showsTitle = showsTitle
        self.action = action
    }

    var body: some View {
        ActionTarget(action: action) {
            ViewThatFits(in: .horizontal) {
                if showsTitle, profile.bars.glass == nil {
                    if let title { label(title) }
                    label(Text("Back"))
                }
                label(nil)
            }
            .modifier(BarButtonFrame(height: profile.bars.heights[size], leading: -8))
        }
        .accessibilityLabel(title ?? Text("Back"))
    }

    private var appearance: BarAppearance { ControlAppearances.navigationBar.standard }

    private func label(_ text: Text?) -> some View {
        HStack(spacing: 5) {
            if let image = appearance.backImage {
                Image(uiImage: image).renderingMode(image.renderingMode == .alwaysOriginal ? .original : .template)
            } else {
                Image(systemName: "chevron.backward").font(.system(size: 19, weight: .semibold))
            }
            text.font(appearance.backButton.font ?? ControlAppearances.navigationButtonFont ?? .body)
                .foregroundStyle(appearance.backButton.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
                .lineLimit(1)
        }
    }
}

/// Gives a standard button of a bar its room: the height of the bar, or a circle of glass.
struct BarButtonFrame: ViewModifier {
    /// The height in a bar without glass, in points.
    var height: CGFloat
    /// The padding before the button in a bar without glass, in points.
    var leading: CGFloat = 0
    @Environment(\.platformProfile) private var profile

    nonisolated init(height: CGFloat, leading: CGFloat = 0) {
        self.height = height
        self.leading = leading
    }

    func body(content: Content) -> some View {
        if let glass = profile.bars.glass {
            content
                .foregroundStyle(Color.primary)
                .frame(minWidth: glass.itemHeight, minHeight: glass.itemHeight)
                .modifier(GlassBarSurface())
        } else {
            content.frame(minHeight: height).padding(.leading, leading)
        }
    }
}

/// The items on one side of a bar.
struct ToolbarRow: View {
    var entries: [ToolbarEntry]

    var body: some View {
        ForEach(Array(entries.enumerated()), id: \.offset) { $0.element.view }
    }
}

/// A separator one device pixel thick, or as thick as the platform profile specifies.
struct Hairline: View {
    /// The colour of the line; nil for that of separators.
    var color: Color?
    @Environment(\.surfaces) private var surfaces
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        (color ?? surfaces.separator).frame(height: surfaces.profile.bars.hairline ?? pixelLength)
    }
}

/// A borderless button whose whole frame can be hit.
struct ActionTarget<Label: View> {
    var action: @MainActor () -> Void
    var label: Label

    nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
}

extension ActionTarget: View {
    var body: some View {
        Button(action: action) { label.contentShape(Rectangle()) }.buttonStyle(.borderless)
    }
}

/// Lays out three views in a row and centres the middle one in the bar, as far as the outer two leave room.
private struct BarLayout: Layout {
    var margin: CGFloat
    private static let gap: CGFloat = 8

    nonisolated init(margin: CGFloat) {
        self.margin = margin
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44))
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let room = max(0, bounds.width - 2 * margin)
        // The leading view always gets at least its minimum width.
        let least = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: bounds.height)).width
        // The items take the room that they need, before the title: spacers in them do not widen them.
        let trailingLimit = max(0, room - least - (least > 0 ? Self.gap : 0))
        let trailingIdeal = subviews[2].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
        let trailing = subviews[2].sizeThatFits(ProposedViewSize(width: min(trailingIdeal, trailingLimit), height: bounds.height))
        // The leading items, such as a long title of the previous page, give way to the title, but not if there is room for both.
        let shared = max(0, room - trailing.width - Self.gap)
        let besideTitle = shared - subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width - Self.gap
        let leading = subviews[0].sizeThatFits(ProposedViewSize(width: max(least, shared * 0.6, besideTitle), height: bounds.height))
        let middleRoom = max(0, room - leading.width - trailing.width - (leading.width > 0 ? Self.gap : 0) - (trailing.width > 0 ? Self.gap : 0))
        let middle = subviews[1].sizeThatFits(ProposedViewSize(width: middleRoom, height: bounds.height))
        let earliest = bounds.minX + margin + leading.width + (leading.width > 0 ? Self.gap : 0)
        let latest = bounds.maxX - margin - trailing.width - (trailing.width > 0 ? Self.gap : 0) - middle.width
        let x = max(earliest, min(bounds.midX - middle.width / 2, latest))
        subviews[0].place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: leading.width, height: bounds.height))
        subviews[1].place(
            at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: middle.width, height: bounds.height))
        subviews[2].place(
            at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: trailing.width, height: bounds.height))
    }
}

extension View {
    /// Shows text at the default text size, whatever size the user prefers, as the bars of iOS do.
    func fixedTextSize() -> some View {
        dynamicTypeSize(.large)
    }

    /// Shows the items of a bar in a style; nil for the tint.
    @ViewBuilder func barForeground(_ style: AnyShapeStyle?) -> some View {
        if let style { foregroundStyle(style) } else { defaultForegroundStyle(.tint) }
    }

    /// Overrides the colour scheme of a bar; nil leaves it unchanged.
    func barColorScheme(_ scheme: ColorScheme?) -> some View {
        changingEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
    }
}
