import SwiftUICore

/// The tab bar as a capsule of glass that floats above the content, and the search tab as a circle beside it.
struct GlassTabBar: View {
    var infos: [TabInfo]
    var current: AnyHashable?
    var state: NavigationBarState
    var metrics: GlassBarMetrics
    @Environment(\.barSize) private var size

    init(infos: [TabInfo], current: AnyHashable?, state: NavigationBarState, metrics: GlassBarMetrics) {
        self.infos = infos
        self.current = current
        self.state = state
        self.metrics = metrics
    }

    private var search: TabInfo? { infos.last.flatMap { $0.settings.role == .search && infos.count > 1 ? $0 : nil } }

    private func item(_ info: TabInfo, isAlone: Bool = false) -> some View {
        GlassTabItem(
            info: info, isSelected: info.id == current, chosenStyle: state.foregrounds[.tabBar], isAlone: isAlone)
    }

    var body: some View {
        let search = search
        let tabs = search == nil ? infos : infos.dropLast()
        HStack(spacing: 8) {
            HStack(spacing: -metrics.tabOverlap) {
                ForEach(Array(tabs), id: \.id) { item($0).frame(maxWidth: metrics.tabWidth) }
            }
            .padding(metrics.pillInset)
            .modifier(GlassBarSurface())
            if let search {
                // On tablets the tabs and the circle are in the middle of the bar.
                if size != .regular { Spacer(minLength: 0) }
                item(search, isAlone: true)
                    .padding(metrics.pillInset)
                    .frame(width: metrics.tabBarHeights[size])
                    .modifier(GlassBarSurface())
            }
        }
        .choosesByArrows()
        .modifier(FloatingBar(height: metrics.tabBarHeights[size], metrics: metrics))
    }
}

/// Places a bar above the bottom edge of the window, a little into the safe area there, so that content keeps as much room as above an ordinary
/// bar.
struct FloatingBar: ViewModifier {
    var height: CGFloat
    var metrics: GlassBarMetrics
    @State private var safeBottom: CGFloat = 0

    nonisolated init(height: CGFloat, metrics: GlassBarMetrics) {
        self.height = height
        self.metrics = metrics
        _safeBottom = State(initialValue: 0)
    }

    func body(content: Content) -> some View {
        let overlap = min(safeBottom, metrics.tabBarOverlap)
        content
            .frame(height: height)
            .padding(.horizontal, metrics.tabBarMargin)
            .frame(maxWidth: .infinity)
            .padding(.bottom, safeBottom > 0 ? -overlap : metrics.groupSpacing)
            .onGeometryChange(for: CGFloat.self, of: { $0.safeAreaInsets.bottom }) { safeBottom = $0 }
            .background { SoftEdge(edge: .bottom) }
    }
}

private struct GlassTabItem: View {
    var info: TabInfo
    var isSelected: Bool
    /// The style of the selected tab; nil for the tint.
    var chosenStyle: AnyShapeStyle?
    /// Whether the tab is an icon without a title.
    var isAlone: Bool
    @Environment(\.surfaces) private var surfaces
    @Environment(\.barSize) private var size

    init(info: TabInfo, isSelected: Bool, chosenStyle: AnyShapeStyle?, isAlone: Bool) {
        self.info = info
        self.isSelected = isSelected
        self.chosenStyle = chosenStyle
        self.isAlone = isAlone
    }

    private var appearances: BarAppearances { ControlAppearances.tabBar }

    private var style: AnyShapeStyle {
        if isSelected {
            return chosenStyle ?? (appearances.standard.chosenTab.color ?? appearances.tint).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        }
        return appearances.standard.otherTab.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.primary)
    }

    var body: some View {
        Button {
            info.select()
        } label: {
            label
                .font(
                    (isSelected ? appearances.standard.chosenTab : appearances.standard.otherTab).font
                        ?? .system(size: size == .regular ? 13 : 10, weight: .medium)
                )
                .imageScale(.large)
                .lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .foregroundStyle(style)
                .background { if isSelected { Capsule().fill(surfaces.field) } }
                .contentShape(Capsule())
        }
        .tabButton(info, isSelected: isSelected)
    }

    @ViewBuilder private var label: some View {
        if isAlone {
            HStack { info.label }.labelStyle(.iconOnly).font(.system(size: 17, weight: .medium))
        } else {
            VStack(spacing: 1) { info.label }
                .labelStyle(TabLabelStyle(size: size, badge: info.badge))
                .symbolVariant(.fill)
                .padding(.horizontal, 6)
        }
    }
}
