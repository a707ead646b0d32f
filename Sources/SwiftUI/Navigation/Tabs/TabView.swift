import SwiftUICore

/// A view that shows one of several views at a time and lets the user switch between them.
///
/// The style decides between a tab bar and pages that the user swipes. On iOS the content of a tab is made when the tab is first selected. Views
/// that are no longer shown keep their state.
///
/// ```swift
/// TabView(selection: $selection) {
///     Tab("Home", systemImage: "house", value: 0) { Home() }
///     Tab("Search", systemImage: "magnifyingglass", value: 1) { Search() }
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content> {
    let selection: Binding<SelectionValue>?
    let content: AnyView

    nonisolated init(selection: Binding<SelectionValue>?, erased content: AnyView) {
        self.selection = selection
        self.content = content
    }
}

extension TabView where Content: View {
    /// Creates a tab view that shows the view whose `tag` equals the selection. If the selection is nil, the tab view manages it.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, erased: AnyView(content()))
    }
}

extension TabView where SelectionValue == Int, Content: View {
    /// Creates a tab view that manages its selection and initially shows the first view.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, erased: AnyView(content()))
    }
}

extension TabView {
    /// Creates a tab view that shows the tab whose value equals the selection.
    nonisolated public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection: selection, erased: content()._tabs)
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view that manages its selection and initially shows the first tab.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(selection: nil, erased: content()._tabs)
    }
}

extension TabView: View {
    public var body: some View {
        TabViewBody(selection: selection, content: content)
    }
}

/// The label of a view in the tab bar.
struct TabItemTraitKey: _TraitKey { typealias Value = AnyView }

/// The text of that label.
struct TabTitleTraitKey: _TraitKey { typealias Value = Text? }

extension View {
    /// Sets the label of this view in the bar of the enclosing tab view: a `Label`, or an image and a text, of which the bar shows the first of
    /// each in its own size and colour.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        deferredIfSingle().tabLabel(label())
    }

    /// Sets the label of this view in the bar of the enclosing tab view.
    nonisolated func tabLabel<V: View>(_ label: V) -> some View {
        modifier(_TraitWritingModifier<TabItemTraitKey>(value: TabItemLabel.label(of: label)))
            .modifier(_TraitWritingModifier<TabTitleTraitKey>(value: TabItemLabel.title(of: label)))
    }
}

/// The description of a tab from which the tab bar is built.
struct TabInfo: Equatable {
    var id: AnyHashable
    var revision: Int
    var label: AnyView?
    /// The text of the label.
    var title: Text?
    var badge: Text?
    var settings = TabSettings()
    var section: TabSectionInfo?
    /// The buttons of the section.
    var actions: AnyView?
    var select: () -> Void

    static func == (lhs: TabInfo, rhs: TabInfo) -> Bool { lhs.id == rhs.id && lhs.revision == rhs.revision && lhs.settings == rhs.settings }
}

struct TabInfosKey: OffstagePreferenceKey {
    static var defaultValue: [TabInfo] { [] }

    static func reduce(value: inout [TabInfo], nextValue: () -> [TabInfo]) {
        value += nextValue()
    }
}

private struct TabViewBody<SelectionValue: Hashable>: View {
    var selection: Binding<SelectionValue>?
    var content: AnyView
    @State private var own: AnyHashable?
    @State private var infos: [TabInfo] = []
    @State private var drag: CGFloat = 0
    @State private var isBarMinimized = false
    /// Whether the list behind the item "More" is shown instead of the selected tab.
    @State private var isMoreListShown = false
    @Environment(\.tabViewAppearance) private var appearance
    @Environment(\.surfaces) private var surfaces
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior
    @Environment(\.tabBottomAccessory) private var accessory
    @Environment(\.tabSidebarParts) private var sidebarParts
    @Environment(\.tabSearchActivation) private var searchActivation
    @Environment(\.isSettingsContent) private var isSettingsContent

    init(selection: Binding<SelectionValue>?, content: AnyView) {
        self.selection = selection
        self.content = content
    }

    /// The identity of the tab that is shown.
    private var current: AnyHashable? {
        if let own, infos.contains(where: { $0.id == own }) { return own }
        return infos.first?.id
    }

    /// The tabs that the bar shows.
    private var shown: [TabInfo] {
        // In a compact width there is only a tab bar, which the settings for sidebars do not concern.
        let standsForSidebar = appearance.isSidebarAdaptable && sizeClass != .compact
        let shown = infos.filter { !$0.settings.isHidden(customization, standsForSidebar: standsForSidebar) }
        let ordered = appearance.isSidebarAdaptable ? shown.withPinnedLast : shown
        return appearance.isSidebarAdaptable && surfaces.isMac ? ordered : ordered.withSearchLast
    }

    /// The division of the tabs between the bar and the list behind its item "More".
    private var overflow: TabOverflow { TabOverflow(shown, isCompact: sizeClass == .compact && !appearance.isPaged && !surfaces.isMac) }

    private func index(of id: AnyHashable?) -> Int? { infos.firstIndex { $0.id == id } }

    var body: some View {
        let current = current
        let selected = index(of: current) ?? 0
        let order = infos.map(\.id)
        let page = { (subview: SubviewReference) in
            TabPage(
                subview: subview, tag: subview.tag(as: SelectionValue.self), selection: selection, own: $own,
                current: current, appearance: appearance, order: order,
                minimizeBehavior: minimizeBehavior, searchActivation: searchActivation, yieldsToSelected: isSettingsContent,
                isBarMinimized: $isBarMinimized)
        }
        let pages = ZStack {
            // Pages have no labels, which otherwise may be inside of the views.
            if appearance.isPaged { DeferredSubviews(content).eachSubview { page($0) } } else { content.eachSubview { page($0) } }
        }
        .environment(\.isContentDeferred, true)
        .environment(\.enclosingTabBarPlacement, appearance.tabBarPlacement(isMac: surfaces.isMac))
        .environment(\.tabViewCustomization, nil)
        .environment(\.tabBarMinimizeBehavior, .automatic)
        .environment(\.tabBottomAccessory, nil)
        .environment(\.tabSidebarParts, nil)
        .environment(\.tabSearchActivation, .automatic)
        .environment(\.isSettingsContent, false)
        .onPreferenceChange(TabInfosKey.self) { infos = $0 }
        .transformPreference(TabInfosKey.self) { $0 = [] }
        return Group {
            if appearance.isPaged {
                pages
                    .offset(x: drag)
                    .clipped()
                    .contentShape(Rectangle())
                    .gesture(paging(selected))
                    .overlay(alignment: .bottom) {
                        if appearance.showsIndex(infos.count) {
                            PageIndex(count: infos.count, selected: selected, appearance: appearance) { turn(to: $0) }
                        }
                    }
            } else if surfaces.isMac {
                VStack(spacing: 0) {
                    if appearance.isSidebarAdaptable {
                        TabSidebar(infos: shown, current: current, pages: pages, parts: sidebarParts)
                    } else if isSettingsContent {
                        SettingsTabs(infos: shown, current: current, pages: pages)
                    } else {
                        MacTabs(infos: shown, current: current, pages: pages)
                    }
                    if let accessory { TabAccessoryBar(accessory: accessory, placement: .expanded).padding([.horizontal, .bottom], 12) }
                }
            } else {
                let overflow = overflow
                let showsList = isMoreListShown && !overflow.listed.isEmpty
                pages
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .preferenceInset(NavigationTitleKey.self, edge: .top) { state in
                        if overflow.lists(current) { overflow.bar(state, showsList: $isMoreListShown) }
                    }
                    .offstage(showsList)
                    .overlay {
                        if showsList { MoreTabsList(tabs: overflow.listed, isShown: $isMoreListShown) }
                    }
                    .onChange(of: current) { isMoreListShown = false }
                    .preferenceInset(NavigationTitleKey.self, edge: .bottom) { state in
                        if !state.isHidden(.tabBar), !ControlAppearances.tabBar.isHidden {
                            VStack(spacing: 0) {
                                if let accessory, !isBarMinimized {
                                    TabAccessoryBar(accessory: accessory, placement: .expanded)
                                        .padding(.horizontal, surfaces.profile.bars.glass?.tabBarMargin ?? 12)
                                        .padding(.bottom, 8)
                                }
                                if isBarMinimized, let selected = shown.first(where: { $0.id == current }) {
                                    MinimizedTabBar(info: selected, accessory: accessory, state: state) {
                                        withAnimation(.easeInOut(duration: 0.25)) { isBarMinimized = false }
                                    }
                                } else {
                                    TabBar(
                                        infos: overflow.items(showsList: $isMoreListShown),
                                        current: overflow.selectedItem(current, showsList: showsList), state: state)
                                }
                            }
                            .stayingUnderKeyboard()
                        }
                    }
                    .windowSafeArea()
            }
        }
    }

    private func paging(_ selected: Int) -> some Gesture {
        var gesture = DragGesture(minimumDistance: 10)
        // Other drags may belong to a scroll view around the pages.
        gesture.mayBegin = { abs($1.width) >= abs($1.height) }
        return
            gesture
            .onChanged { value in
                let isAtEnd = (selected == 0 && value.translation.width > 0) || (selected == infos.count - 1 && value.translation.width < 0)
                drag = value.translation.width * (isAtEnd ? 0.35 : 1)
            }
            .onEnded { value in
                let predicted = value.predictedEndTranslation.width
                var target = selected
                if predicted < -100 { target += 1 } else if predicted > 100 { target -= 1 }
                withAnimation(.spring(duration: 0.35)) {
                    if target != selected { turn(to: target) }
                    drag = 0
                }
            }
    }

    /// Selects the page at `index` with an animation; indices out of range have no effect.
    private func turn(to index: Int) {
        guard infos.indices.contains(index) else { return }
        withAnimation(.spring(duration: 0.35)) { infos[index].select() }
    }
}

/// A page of the tab view, which is offstage while another one is shown.
private struct TabPage<SelectionValue: Hashable>: View {
    var subview: SubviewReference
    var tag: SelectionValue?
    var selection: Binding<SelectionValue>?
    @Binding var own: AnyHashable?
    var current: AnyHashable?
    var appearance: TabViewAppearance
    /// The identities of all pages in order. They are values, so that a page is evaluated again only when they change.
    var order: [AnyHashable]
    var minimizeBehavior: TabBarMinimizeBehavior
    var searchActivation: TabSearchActivation
    /// Whether the tab view has the size of the selected page alone, as in a settings window.
    var yieldsToSelected: Bool
    @Binding var isBarMinimized: Bool
    @Environment(\.isMac) private var isMac
    @Namespace private var namespace
    @State private var reselection = TabReselection()
    /// How often the user has selected the page while it was shown with the roots of its navigation containers.
    @State private var rootSelections = 0
    /// Whether the page has its initial position, which it takes without an animation.
    @State private var isPlaced = false

    init(
        subview: SubviewReference, tag: SelectionValue?, selection: Binding<SelectionValue>?, own: Binding<AnyHashable?>, current: AnyHashable?,
        appearance: TabViewAppearance, order: [AnyHashable], minimizeBehavior: TabBarMinimizeBehavior, searchActivation: TabSearchActivation,
        yieldsToSelected: Bool, isBarMinimized: Binding<Bool>
    ) {
        self.subview = subview
        self.tag = tag
        self.selection = selection
        _own = own
        self.current = current
        self.appearance = appearance
        self.order = order
        self.minimizeBehavior = minimizeBehavior
        self.searchActivation = searchActivation
        self.yieldsToSelected = yieldsToSelected
        _isBarMinimized = isBarMinimized
    }

    /// The position of this page relative to the selected one.
    private var distance: Double {
        guard appearance.isPaged, let place = order.firstIndex(of: id) else { return 0 }
        return Double(place - (current.flatMap(order.firstIndex) ?? 0))
    }

    /// The identity of the tab.
    private var id: AnyHashable { AnyHashable(namespace) }

    private var isSelected: Bool {
        if let selection, let tag { return selection.wrappedValue == tag }
        return current == id
    }

    /// Whether the content of the page, if it has not been made, is not needed yet.
    private var isWaiting: Bool {
        // A tag that the page does not have may be inside of the content.
        if selection != nil, tag == nil { return false }
        // On macOS the size of a tab view is that of its largest page.
        return !isMac && (appearance.isPaged ? !order.contains(id) || abs(distance) > 1.5 : !isSelected)
    }

    private var canBeReselected: Bool { !isMac && !appearance.isPaged }

    private func select() {
        if isSelected, canBeReselected, !reselection.popToRoots() { rootSelections += 1 }
        own = id
        if let selection, let tag { selection.wrappedValue = tag }
    }

    /// Minimizes or restores the bar after the content has scrolled from one offset to another, in points.
    private func contentScrolled(from old: CGFloat, to new: CGFloat) {
        guard isSelected, let isMinimized = minimizeBehavior.isMinimized(from: old, to: new), isMinimized != isBarMinimized else { return }
        withAnimation(.easeInOut(duration: 0.25)) { isBarMinimized = isMinimized }
    }

    var body: some View {
        let distance = distance
        let length: CGFloat? = yieldsToSelected && !isSelected ? 0 : nil
        let settings = subview.trait(TabSettingsTraitKey.self) ?? TabSettings()
        subview
            .environment(\.isContentDeferred, isWaiting)
            .environment(\.isSearchTabSelected, isSelected && settings.role == .search && searchActivation.kind == .searchTabSelection)
            .environment(\.tabReselection, canBeReselected ? reselection : nil)
            .scrollsToTop(trigger: rootSelections)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .frame(width: length, height: length)
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.distance.y }) { contentScrolled(from: $0, to: $1) }
            .containerBackdrop(.tabView)
            .slid(towards: .trailing, by: distance)
            .animation(appearance.isPaged && isPlaced ? .spring(duration: 0.35) : nil, value: distance)
            .onChange(of: order.isEmpty, initial: true) { _, isEmpty in isPlaced = !isEmpty }
            .offstage(appearance.isPaged ? abs(distance) > 1.5 : !isSelected)
            .preference(
                key: TabInfosKey.self,
                value: [
                    TabInfo(
                        id: id, revision: appearance.isPaged ? 0 : Revision.next(), label: subview.trait(TabItemTraitKey.self),
                        title: subview.trait(TabTitleTraitKey.self) ?? nil,
                        badge: settings.setsBadge ? settings.badge : subview.trait(BadgeTraitKey.self) ?? nil, settings: settings,
                        section: subview.trait(TabSectionTraitKey.self), actions: subview.trait(TabSectionActionsTraitKey.self), select: select)
                ]
            )
            .onChange(of: isSelected, initial: true) { _, isSelected in
                if isSelected, own != id { own = id }
            }
    }
}
