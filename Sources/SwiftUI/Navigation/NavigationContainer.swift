import CoreGraphics
import SwiftUICore

/// Type-erased access to the path of a navigation container, wherever the path is stored.
struct NavigationPathAccess {
    var values: [AnyHashable]
    /// Appends a value; returns false if the path cannot hold values of its type.
    var append: (AnyHashable) -> Bool
    var removeLast: () -> Void
    var removeAll: () -> Void

    init(_ path: Binding<NavigationPath>) {
        values = path.wrappedValue.values
        append = {
            path.wrappedValue.append(erased: $0)
            return true
        }
        removeLast = { path.wrappedValue.removeLast() }
        removeAll = { path.wrappedValue.removeLast(path.wrappedValue.count) }
    }

    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        values = path.wrappedValue.map { AnyHashable($0) }
        append = {
            guard let value = $0.base as? Data.Element else { return false }
            path.wrappedValue.append(value)
            return true
        }
        removeLast = {
            guard !path.wrappedValue.isEmpty else { return }
            path.wrappedValue.removeSubrange(path.wrappedValue.index(path.wrappedValue.endIndex, offsetBy: -1)...)
        }
        removeAll = { path.wrappedValue.removeAll() }
    }
}

/// A page above the root.
private struct StackedPage: Identifiable {
    var id: AnyHashable
    var content: AnyView
    var goBack: @MainActor () -> Void
}

/// A stack of pages, of which only the topmost is visible.
struct NavigationContainer<Root: View>: View {
    var path: NavigationPathAccess?
    var root: Root
    @State private var model = NavigationModel()
    @State private var ownPath = NavigationPath()
    @State private var destinations = NavigationDestinations()
    @State private var presented: [PresentedPage] = []
    @State private var titles: [Int: PageTitle] = [:]
    /// How far the topmost page has been swiped aside, as a fraction of its width.
    @State private var swipe = 0.0
    @State private var width: CGFloat = 0
    @Environment(\.isMac) private var isMac
    @Environment(\.layoutDirection) private var direction
    @Environment(\.updateCounter) private var updates
    @Environment(\.tabReselection) private var reselection
    @Environment(\.sidebarSelections) private var sidebarSelections

    init(path: NavigationPathAccess?, root: Root) {
        self.path = path
        self.root = root
    }

    private func pages(_ access: NavigationPathAccess) -> [StackedPage] {
        var pages: [StackedPage] = []
        for (index, value) in access.values.enumerated() {
            pages.append(
                StackedPage(
                    id: [AnyHashable(index), value] as [AnyHashable],
                    content: destinations.view(for: value) ?? AnyView(MissingDestination()),
                    goBack: { access.removeLast() }))
        }
        for page in presented { pages.append(StackedPage(id: page.id, content: page.content, goBack: page.dismiss)) }
        return pages
    }

    var body: some View {
        let access = path ?? NavigationPathAccess($ownPath)
        model.push = access.append
        model.hasDestination = destinations.acceptance
        let pages = pages(access)
        model.popToRoot = pages.isEmpty ? nil : popToRoot(access)
        reselection?.add(model)
        let transitions = model.transitions(of: pages.map(\.id))
        let motion = isMac || model.isInFirstUpdate(updates) ? nil : NavigationMotion.push
        return ZStack {
            NavigationPage(
                content: root, depth: 0, goBack: nil, titles: $titles, isCovered: !pages.isEmpty, uncovered: pages.count == 1 ? swipe : 0,
                motion: motion, above: transitions.first)
            ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
                NavigationPage(
                    content: page.content, depth: index + 1, goBack: page.goBack, titles: $titles, isCovered: index + 1 < pages.count,
                    uncovered: index + 2 == pages.count ? swipe : 0, motion: motion,
                    above: index + 1 < pages.count ? transitions[index + 1] : nil
                )
                .environment(\.pageTransition, transitions[index])
                .slid(towards: .trailing, by: index + 1 == pages.count ? swipe : 0)
                .transition(isMac ? AnyTransition.identity : NavigationMotion.transition(transitions[index], insertion: motion))
                .zIndex(Double(index + 1))
            }
        }
        .windowSafeArea()
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
        .highPriorityGesture(swipeBack(from: pages.last), including: allowsSwipe(pages.count) ? .all : .subviews)
        .onChange(of: sidebarSelections) { access.removeAll() }
        .onPreferenceChange(NavigationDestinationsKey.self) { destinations = $0 }
        .onPreferenceChange(PresentedPagesKey.self) { presented = $0 }
        .modifier(MistakeModifier(StatedMistake(destinations.repeatedType.map(NavigationMistake.repeatedDestination))))
        .environment(\.navigationModel, model)
        .endingNavigation()
        .navigationBar {
            $0.holdsContainer = true
            $0.holdsCoveredRoot = !pages.isEmpty
            $0.takesSearch = true
        }
    }

    private func popToRoot(_ access: NavigationPathAccess) -> @MainActor () -> Void {
        { [presented] in
            for page in presented.reversed() { page.dismiss() }
            access.removeAll()
        }
    }

    private func allowsSwipe(_ depth: Int) -> Bool {
        guard !isMac, depth > 0 else { return false }
        return titles[depth].map { !$0.hidesWayBack && !$0.holdsCoveredRoot } ?? true
    }

    /// Drags the page away from the leading edge, and goes back if the drag would come to rest beyond half the width.
    private func swipeBack(from page: StackedPage?) -> some Gesture {
        let (width, isMirrored) = (width, direction == .rightToLeft)
        var gesture = DragGesture(minimumDistance: 10)
        gesture.mayBegin = { start, translation in
            (isMirrored ? width - start.x : start.x) <= NavigationMotion.edge
                && (isMirrored ? -translation.width : translation.width) >= abs(translation.height)
        }
        func fraction(_ length: CGFloat) -> Double { width > 0 ? min(1, max(0, (isMirrored ? -length : length) / width)) : 0 }
        return
            gesture
            .onChanged { swipe = fraction($0.translation.width) }
            .onEnded { value in
                withAnimation(NavigationMotion.push) {
                    if fraction(value.predictedEndTranslation.width) > 0.5 { page?.goBack() }
                    swipe = 0
                }
            }
    }
}

enum NavigationMotion {
    static let duration = 0.4
    /// The distance from the edge within which a swipe back can start, in points.
    static let edge: CGFloat = 20
    static let push = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: duration)

    /// The transition of a page; with a nil `insertion` the page appears without animation.
    static func transition(_ transition: PageTransition, insertion: Animation?) -> AnyTransition {
        let move = AnyTransition.page(transition, from: .trailing)
        return .asymmetric(insertion: move.animation(insertion), removal: move.animation(push))
    }
}

/// The settings of a page that affect the bars of later pages and the enclosing columns.
struct PageTitle: Equatable {
    var title: Text?
    /// Whether the page requests a large title; nil where the previous page decides.
    var isLarge: Bool?
    /// Whether the page hides its back button or its bar, which disables the swipe back too.
    var hidesWayBack = false
    /// The title of the page, or of the topmost page of a container inside it.
    var columnTitle: ColumnTitle?
    /// Whether a container inside the page shows a page above its root, so that a swipe goes back in that container.
    var holdsCoveredRoot = false
}

/// The page for a value for whose type no destination is declared.
private struct MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(Color.yellow)
    }
}

/// One page with its bars.
struct NavigationPage<Content: View>: View {
    var content: Content
    var depth: Int
    var goBack: (@MainActor () -> Void)?
    @Binding var titles: [Int: PageTitle]
    var isCovered: Bool
    /// How far the page above is swiped aside, from 0 to 1.
    var uncovered: Double
    /// The animation with which the page moves when another page covers or uncovers it; nil for none.
    var motion: Animation?
    /// The transition of the page above; nil for none.
    var above: PageTransition?
    @State private var scrollOffset: CGFloat = 0
    /// The length by which the bar can collapse, in points.
    @State private var collapsibleLength: CGFloat = 0
    @State private var editMode = EditMode.inactive
    /// The pages that links in the bars present, at the top and at the bottom.
    @State private var barPages: [VerticalEdge: [PresentedPage]] = [:]
    @Environment(\.surfaces) private var surfaces
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.offeredSearch) private var offeredSearch
    @Environment(\.outerToolbarItems) private var outerItems
    @Environment(\.isSplitColumn) private var isSplitColumn
    @Environment(\.isSidebar) private var isSidebar
    @Environment(\.isLeadingColumn) private var isLeadingColumn
    @Environment(\.collapsesColumns) private var collapsesColumns
    @Environment(\.collapsedColumnBack) private var columnBack
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tabReselection) private var tabReselection

    init(
        content: Content, depth: Int, goBack: (@MainActor () -> Void)?, titles: Binding<[Int: PageTitle]>, isCovered: Bool,
        uncovered: Double = 0, motion: Animation? = nil, above: PageTransition? = nil
    ) {
        self.content = content
        self.depth = depth
        self.goBack = goBack
        _titles = titles
        self.isCovered = isCovered
        self.uncovered = uncovered
        self.motion = motion
        self.above = above
    }

    private var context: NavigationBarContext {
        // The nearest earlier page with an explicit title display mode decides.
        let isLarge = (0..<max(0, depth)).reversed().lazy.compactMap { titles[$0]?.isLarge }.first
        return NavigationBarContext(
            goBack: back, backTitle: depth == 0 ? columnBack?.title : titles[depth - 1]?.title, inheritsLargeTitle: isLarge ?? true,
            scrollOffset: scrollOffset)
    }

    /// Goes back to the previous page, or from the root page to the previous column of a collapsed split view.
    private var back: (@MainActor () -> Void)? { goBack ?? (depth == 0 ? columnBack?.goBack : nil) }

    /// The way back that a navigation stack in the content shows in the bar of its root page.
    private var innerBack: ColumnBack? {
        guard collapsesColumns, let goBack else { return nil }
        return ColumnBack(goBack: goBack, title: titles[depth - 1]?.title)
    }

    /// The settings of the content with those of the views around the container of the page: their toolbar items, and the search field unless the
    /// content has one. A search field of the content may belong in another column of a split view.
    private func placingOuterSettings(_ state: NavigationBarState) -> NavigationBarState {
        var state = state
        if isSplitColumn, let search = state.search,
            !search.staysInColumn(isSidebar: isSidebar, isLeading: isLeadingColumn, isMac: surfaces.isMac)
        {
            state.search = nil
        }
        if depth == 0, state.search == nil, !state.takesSearch { state.search = offeredSearch }
        if !state.holdsContainer { state.items += outerItems }
        if let search = state.search, !state.places(.search), search.floatsAtBottom, floatsSearchAtBottom {
            state.items.append(ToolbarEntry(standard: .search, placement: .bottomBar))
        }
        return state
    }

    /// Whether the search field of the page is in its bottom bar: on phones with the design of 2025, outside of a tab view.
    private var floatsSearchAtBottom: Bool {
        surfaces.profile.bars.glass != nil && sizeClass == .compact && tabReselection == nil
    }

    private func setBarPages(_ pages: [PresentedPage], at edge: VerticalEdge) {
        if pages != barPages[edge] ?? [] { barPages[edge] = pages }
    }

    private func pageTitle(_ state: NavigationBarState) -> PageTitle {
        PageTitle(
            title: state.title, isLarge: state.wantsLargeTitle,
            hidesWayBack: state.isBackButtonHidden || state.isBarHidden || state.isHidden(.navigationBar),
            columnTitle: state.columnTitle, holdsCoveredRoot: state.holdsCoveredRoot)
    }

    var body: some View {
        let context = context
        // The stack makes the content one view, so that replacing the content does not run the transition of the page.
        VStack { content }
            // Oversized content must not enlarge the bars.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .collapsingBar(collapsibleLength) { scrollOffset = $0 }
            .environment(\.offeredSearch, depth == 0 ? offeredSearch : nil)
            .environment(\.isInNavigationPage, true)
            .environment(\.collapsesColumns, false)
            .environment(\.collapsedColumnBack, innerBack)
            .preferenceInset(NavigationTitleKey.self, edge: .bottom) {
                BottomBar(state: placingOuterSettings($0)).onPreferenceChange(PresentedPagesKey.self) { setBarPages($0, at: .bottom) }
            }
            .preferenceInset(NavigationTitleKey.self, edge: .top) { state in
                NavigationBar(state: placingOuterSettings(state), context: state.holdsContainer ? context : context.with(sidebarToggle))
                    .onChange(of: pageTitle(state), initial: true) { titles[depth] = $1 }
                    .onPreferenceChange(CollapsibleBarLengthKey.self) { collapsibleLength = $0 }
                    .onPreferenceChange(PresentedPagesKey.self) { setBarPages($0, at: .top) }
            }
            // The bars are no part of the content, whose preferences alone reach the container.
            .transformPreference(PresentedPagesKey.self) { [barPages] in $0 += (barPages[.top] ?? []) + (barPages[.bottom] ?? []) }
            .raisingWindowTitle(by: depth)
            .environment(\.editMode, $editMode)
            .dismissing(back)
            .containerBackdrop(.navigation, default: surfaces.isMac && isSidebar && isLeadingColumn ? surfaces.sidebar : surfaces.page)
            .receding(towards: .leading, by: isCovered && !surfaces.isMac ? 0.3 * (1 - uncovered) : 0, below: above)
            .animation(motion, value: isCovered)
            .offstage(isCovered && uncovered == 0, lingering: motion == nil ? 0 : NavigationMotion.duration)
    }
}

extension View {
    /// Makes `dismiss` in this view call `dismiss`; nil keeps the action of the enclosing presentation.
    @ViewBuilder func dismissing(_ dismiss: (@MainActor () -> Void)?) -> some View {
        if let dismiss {
            modifier(DismissTargetProvider(dismiss: dismiss))
        } else {
            self
        }
    }
}
