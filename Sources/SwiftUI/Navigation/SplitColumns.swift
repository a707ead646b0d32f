import SwiftUICore

/// The columns of a split view, side by side. Links in the leading columns show their page in the last one.
struct ColumnsView: View {
    var columns: [AnyView]
    /// The program's binding to the visibility of the columns; nil if the view manages it.
    var givenVisibility: Binding<NavigationSplitViewVisibility>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var presented: [PresentedPage] = []
    @State private var destinations = NavigationDestinations()
    @State private var value: AnyHashable?
    @State private var widths: [Int: ColumnWidth] = [:]
    /// The widths to which the user has resized columns.
    @State private var chosenWidths: [Int: CGFloat] = [:]
    @State private var sidebarSelections = 0
    /// The widths of columns whose content is wider than they would be, by the index of the column.
    @State private var contentWidths: [Int: CGFloat] = [:]
    @State private var room: CGFloat = .infinity
    @State private var removesToggle: [Int: Bool] = [:]
    @State private var sidebarTitle: ColumnTitle?
    @State private var model = NavigationModel()
    /// The search fields of the columns' views.
    @State private var searches: [Int: PlacedSearch] = [:]
    @Environment(\.surfaces) private var surfaces
    @Environment(\.offeredSearch) private var offeredSearch
    @Environment(\.outerTitle) private var outerTitle
    @Environment(\.outerSubtitle) private var outerSubtitle
    @Environment(\.isInNavigationPage) private var isInNavigationPage
    @Environment(\.leadingColumnsCoverDetail) private var coversDetail

    init(columns: [AnyView], visibility: Binding<NavigationSplitViewVisibility>? = nil) {
        self.columns = columns
        givenVisibility = visibility
    }

    private var visibility: Binding<NavigationSplitViewVisibility> { givenVisibility ?? $ownVisibility }

    private var isSidebarShown: Binding<Bool> {
        Binding {
            shownCount == columns.count
        } set: {
            visibility.wrappedValue = $0 ? .all : columns.count == 3 ? .doubleColumn : .detailOnly
        }
    }

    private var detail: AnyView {
        if let page = presented.last { return AnyView(page.content.id(page.id)) }
        if let value, let view = destinations.view(for: value) { return AnyView(view.id(value)) }
        return columns[columns.count - 1]
    }

    // MARK: Widths

    /// The minimum width of a column whose content sets none, in points.
    private static let leastWidth: CGFloat = 140
    /// The minimum width that resizing other columns leaves for the last one, in points.
    private static let leastDetailWidth: CGFloat = 200
    /// The width of the last column below which iOS hides leading columns, unless the program or the user shows them, which then lie over the last
    /// one. It is an estimate with which an iPad shows one leading column in landscape and none in portrait, as UIKit's split views do by default.
    private static let comfortableDetailWidth: CGFloat = 560
    /// The levels of window titles that the pages of a column may have. The title of the last column takes precedence.
    private static let titleLevelsPerColumn = 1000

    /// The number of visible columns.
    private var shownCount: Int {
        let count = visibility.wrappedValue.shown(of: columns.count)
        guard !surfaces.isMac, visibility.wrappedValue == .automatic else { return count }
        var taken: CGFloat = 0
        for index in (0..<columns.count - 1).reversed() {
            taken += width(index) + 1
            if room - taken < Self.comfortableDetailWidth { return columns.count - 1 - index }
        }
        return count
    }

    private func range(_ index: Int) -> ColumnWidth? {
        widths[index] ?? ColumnWidth(min: nil, ideal: index == 0 ? surfaces.profile.bars.sidebarWidth : surfaces.profile.bars.columnWidth, max: nil)
    }

    private func width(_ index: Int) -> CGFloat {
        guard let range = range(index) else { return 0 }
        let width = chosenWidths[index].map { range.limits(defaultMin: Self.leastWidth).nearest(to: $0) } ?? range.ideal
        return max(width, contentWidths[index] ?? 0)
    }

    /// Returns the handle with which the user resizes a column; nil if its width is fixed. Dragging the sidebar below half of its minimum
    /// width hides it.
    private func handle(_ index: Int) -> ResizeHandle? {
        guard surfaces.isMac, let range = range(index), range.isFlexible(defaultMin: Self.leastWidth) else { return nil }
        let others = shownColumns.filter { $0 != index }.reduce(0) { $0 + width($1) + 1 }
        return ResizeHandle(
            axis: .horizontal, length: width(index),
            limits: range.limits(defaultMin: Self.leastWidth, room: room - others - 1 - Self.leastDetailWidth),
            collapse: index == 0 ? hideSidebar : nil
        ) { chosenWidths[index] = $0 }
    }

    private func hideSidebar() {
        withAnimation(SidebarToggle.motion) { isSidebarShown.wrappedValue = false }
    }

    /// The width of the leading columns with their dividers, in points.
    private var leadingWidth: CGFloat { shownColumns.reduce(0) { $0 + width($1) + 1 } }

    /// The width of the leading columns if they lie over the last one, and otherwise 0.
    private var coveringWidth: CGFloat {
        let isNarrow = !surfaces.isMac && room - leadingWidth < Self.comfortableDetailWidth
        return coversDetail ?? isNarrow ? leadingWidth : 0
    }

    private func hideColumns() {
        withAnimation(SidebarToggle.motion) { visibility.wrappedValue = .detailOnly }
    }

    // MARK: The view

    /// The indices of the visible columns before the last one.
    private var shownColumns: Range<Int> {
        columns.count - shownCount..<columns.count - 1
    }

    /// Returns the sidebar toggle for the bar of a column, or nil if the column is not the first visible one.
    private func toggle(_ index: Int) -> SidebarToggle? {
        guard index == (shownColumns.first ?? columns.count - 1), !removesToggle.values.contains(true) else { return nil }
        return SidebarToggle(isShown: isSidebarShown)
    }

    /// Returns the search field from outside of a column that its bar shows: that of a view around the split view or in another column.
    private func search(for index: Int) -> SearchState? {
        func isHere(_ search: SearchState, from source: Int?) -> Bool {
            search.column(from: source, of: columns.count, isMac: surfaces.isMac) == index
        }
        if let offeredSearch, isHere(offeredSearch, from: nil) { return offeredSearch }
        return searches.sorted { $0.key < $1.key }.first { $0.key != index && isHere($0.value.state, from: $0.key) }?.value.state
    }

    /// Returns the title that a column shows if its content has none: the column next to the sidebar shows the title of the split view itself, or
    /// else the sidebar's title, for which the sidebar's own bar has no room.
    private func inheritedTitle(_ index: Int) -> ColumnTitle? {
        guard surfaces.isMac, index == max(1, shownColumns.lowerBound) else { return nil }
        guard let outerTitle, !isInNavigationPage else { return sidebarTitle }
        return ColumnTitle(title: outerTitle, subtitle: outerSubtitle)
    }

    /// Shows the pages of open links. The page of a link that has been opened replaces the one before it.
    private func present(_ pages: [PresentedPage]) {
        let opened = pages.filter { page in !presented.contains { $0.id == page.id } }
        presented = opened.count == 1 ? opened : pages
        if opened.count == 1 {
            for page in pages where page.id != opened[0].id { page.dismiss() }
        }
    }

    var body: some View {
        // The model is kept in the state for the lifetime of the view, so it must not retain the columns.
        model.push = { [$value, $presented] in
            $value.wrappedValue = $0
            $presented.wrappedValue.last?.dismiss()
            return true
        }
        return HStack(spacing: 0) {
            ForEach(Array(columns.enumerated()).filter { shownColumns.contains($0.offset) }, id: \.offset) { index, column in
                SplitColumn(content: column, model: model, isSidebar: index == 0, title: index == 0 ? $sidebarTitle : nil)
                    .onPreferenceChange(PresentedPagesKey.self) { if index == columns.count - 2 || !$0.isEmpty { present($0) } }
                    .onPreferenceChange(NavigationDestinationsKey.self) { if index == columns.count - 2 || !$0.entries.isEmpty { destinations = $0 } }
                    .onPreferenceChange(ColumnWidthKey.self) { widths[index] = $0 }
                    .onPreferenceChange(SidebarToggleRemovalKey.self) { removesToggle[index] = $0 }
                    .onPreferenceChange(PlacedSearchKey.self) { searches[index] = $0 }
                    .environment(\.offeredSearch, search(for: index))
                    .environment(\.sidebarSelectionChanged, { sidebarSelections += 1 })
                    .environment(\.outerToolbarItems, [])
                    .environment(\.sidebarToggle, toggle(index))
                    .environment(\.inheritedColumnTitle, inheritedTitle(index))
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
                        if surfaces.isMac, $0 > width(index) + 0.5 { contentWidths[index] = $0 }
                    }
                    .frame(width: width(index))
                    .raisingWindowTitle(by: index * Self.titleLevelsPerColumn)
                    .endingNavigation()
                    .transition(.move(edge: .leading))
                SplitDivider(axis: .horizontal, ignoresSafeArea: true, handle: handle(index))
                    // The line is translucent, and the detail column may lie below it.
                    .background { if coveringWidth > 0 { Rectangle().fill(.background).ignoresSafeArea() } }
            }
            NavigationContainer(path: nil, root: detail)
                .environment(\.sidebarSelections, sidebarSelections)
                .environment(\.sidebarSelectionChanged, nil)
                .onPreferenceChange(SidebarToggleRemovalKey.self) { removesToggle[columns.count - 1] = $0 }
                .onPreferenceChange(PlacedSearchKey.self) { searches[columns.count - 1] = $0 }
                .environment(\.offeredSearch, search(for: columns.count - 1))
                .environment(\.sidebarToggle, toggle(columns.count - 1))
                .environment(\.isSplitColumn, true)
                .environment(\.isLeadingColumn, false)
                .environment(\.inheritedColumnTitle, inheritedTitle(columns.count - 1))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .raisingWindowTitle(by: (columns.count - 1) * Self.titleLevelsPerColumn)
                .modifier(CoveredDetail(width: coveringWidth, hideColumns: hideColumns))
        }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { room = $0 }
        .containerBackdrop(.navigationSplitView)
        .endingNavigation()
        .navigationBar { $0.takesSearch = true }
        .transformPreference(PlacedSearchKey.self) { $0 = nil }
        .focusedSceneValue(\.isSidebarShown, isSidebarShown)
    }
}

/// A column before the last one, with a bar of its own.
private struct SplitColumn: View {
    var content: AnyView
    var model: NavigationModel
    var isSidebar: Bool
    /// Receives the title of the column; nil if it is not needed.
    var title: Binding<ColumnTitle?>?
    @State private var titles: [Int: PageTitle] = [:]
    /// The pages of the links in the column that show their view in it.
    @State private var pages: [PresentedPage] = []
    @Environment(\.isMac) private var isMac

    init(content: AnyView, model: NavigationModel, isSidebar: Bool, title: Binding<ColumnTitle?>?) {
        self.content = content
        self.model = model
        self.isSidebar = isSidebar
        self.title = title
    }

    var body: some View {
        ZStack {
            NavigationPage(content: content, depth: 0, goBack: nil, titles: $titles, isCovered: !pages.isEmpty)
            ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
                NavigationPage(
                    content: page.content, depth: index + 1, goBack: page.dismiss, titles: $titles, isCovered: index + 1 < pages.count
                )
                .transition(isMac ? .identity : .move(edge: .trailing).animation(NavigationMotion.push))
                .zIndex(Double(index + 1))
            }
        }
        .windowSafeArea()
        .onPreferenceChange(PresentedPagesKey.self) { pages = $0.filter { !$0.isDetail } }
        .transformPreference(PresentedPagesKey.self) { $0.removeAll { !$0.isDetail } }
        .environment(\.navigationModel, model)
        .environment(\.isSidebar, isSidebar)
        .environment(\.isSplitColumn, true)
        .environment(\.isLeadingColumn, true)
        .onChange(of: titles[0]?.columnTitle, initial: true) { title?.wrappedValue = $1 }
    }
}
