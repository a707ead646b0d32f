import SwiftUICore

/// The tab bar at the bottom of a window on iOS.
struct TabBar: View {
    var infos: [TabInfo]
    var current: AnyHashable?
    var state: NavigationBarState
    @Environment(\.platformProfile) private var profile
    @Environment(\.barSize) private var size

    init(infos: [TabInfo], current: AnyHashable?, state: NavigationBarState) {
        self.infos = infos
        self.current = current
        self.state = state
    }

    private var appearances: BarAppearances { ControlAppearances.tabBar }

    private var showsBackground: Bool {
        switch state.backgroundVisibility[.tabBar] ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: appearances.standard.background != .none
        }
    }

    var body: some View {
        if let glass = profile.bars.glass {
            GlassTabBar(infos: infos, current: current, state: state, metrics: glass)
                .background(alignment: .bottom) { if hasOwnBackground { background } }
                .barColorScheme(state.colorSchemes[.tabBar])
        } else {
            bar
        }
    }

    /// Whether the program sets the background of the bar.
    private var hasOwnBackground: Bool {
        if case .color = appearances.standard.background { return showsBackground }
        return state.backgroundVisibility[.tabBar] == .visible || showsBackground && state.backgrounds[.tabBar] != nil
    }

    private var background: some View {
        BarBackground(style: state.backgrounds[.tabBar], appearance: appearances.standard.background)
            .overlay(alignment: .top) { Hairline(color: appearances.standard.shadow) }
            .ignoresSafeArea(edges: [.bottom, .horizontal])
    }

    private var bar: some View {
        // On tablets the tabs are in the middle of the bar.
        HStack(spacing: size == .regular ? 34 : 0) {
            ForEach(infos, id: \.id) { info in
                TabBarItem(info: info, isSelected: info.id == current, chosenStyle: state.foregrounds[.tabBar], appearances: appearances)
            }
        }
        .choosesByArrows()
        .frame(maxWidth: .infinity)
        .frame(height: profile.bars.tabBarHeights[size])
        .background(alignment: .bottom) {
            if showsBackground { background }
        }
        .barColorScheme(state.colorSchemes[.tabBar])
    }
}

/// A tab bar reduced to the selected tab, which restores the bar, and the accessory.
struct MinimizedTabBar: View {
    var info: TabInfo
    var accessory: TabBottomAccessory?
    var state: NavigationBarState
    var restore: @MainActor () -> Void
    @Environment(\.surfaces) private var surfaces
    @Environment(\.barSize) private var size

    init(info: TabInfo, accessory: TabBottomAccessory?, state: NavigationBarState, restore: @escaping @MainActor () -> Void) {
        self.info = info
        self.accessory = accessory
        self.state = state
        self.restore = restore
    }

    var body: some View {
        HStack(spacing: 12) {
            Button(action: restore) {
                HStack { info.label }
                    .labelStyle(.iconOnly)
                    .symbolVariant(.fill)
                    .font(.system(size: 19))
                    .foregroundStyle(state.foregrounds[.tabBar] ?? AnyShapeStyle(.tint))
                    .frame(width: glass.map { $0.bottomItemHeight } ?? 56, height: glass.map { $0.bottomItemHeight } ?? 44)
                    .modifier(TabBarSurface())
                    .contentShape(Capsule())
            }
            .buttonStyle(PressedFill(fades: true))
            .accessibilityLabel(Text("Show Tabs"))
            if let accessory { TabAccessoryBar(accessory: accessory, placement: .inline) } else { Spacer(minLength: 0) }
        }
        .padding(.horizontal, glass?.tabBarMargin ?? 12)
        .frame(height: surfaces.profile.bars.tabBarHeights[size])
        .barColorScheme(state.colorSchemes[.tabBar])
    }

    private var glass: GlassBarMetrics? { surfaces.profile.bars.glass }
}

/// A capsule behind the parts of a minimized tab bar and behind the accessory.
struct TabBarSurface: ViewModifier {
    @Environment(\.surfaces) private var surfaces

    nonisolated init() {}

    func body(content: Content) -> some View {
        if surfaces.profile.bars.glass != nil {
            content.modifier(GlassBarSurface())
        } else {
            content
                .background(Capsule().fill(surfaces.panel))
                .overlay { Capsule().strokeBorder(surfaces.separator, lineWidth: 0.5) }
        }
    }
}

private struct TabBarItem: View {
    var info: TabInfo
    var isSelected: Bool
    /// The style of the selected tab; nil for the tint.
    var chosenStyle: AnyShapeStyle?
    var appearances: BarAppearances
    @Environment(\.surfaces) private var surfaces
    @Environment(\.barSize) private var size

    init(info: TabInfo, isSelected: Bool, chosenStyle: AnyShapeStyle?, appearances: BarAppearances) {
        self.appearances = appearances
        self.info = info
        self.isSelected = isSelected
        self.chosenStyle = chosenStyle
    }

    private var style: AnyShapeStyle {
        if isSelected {
            return chosenStyle ?? (appearances.standard.chosenTab.color ?? appearances.tint).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        }
        if let color = appearances.standard.otherTab.color { return AnyShapeStyle(color) }
        return AnyShapeStyle(Color(.sRGB, white: surfaces.isDark ? 0.46 : 0.6, opacity: 1))
    }

    private var font: Font {
        switch size {
        case .compact: .system(size: 12, weight: .medium)
        case .standard: .system(size: 10, weight: .medium)
        case .regular: .system(size: 13, weight: .medium)
        }
    }

    var body: some View {
        Button {
            info.select()
        } label: {
            VStack(spacing: 1) { info.label }
                .labelStyle(TabLabelStyle(size: size, badge: info.badge))
                .font((isSelected ? appearances.standard.chosenTab : appearances.standard.otherTab).font ?? font)
                .imageScale(.large)
                .symbolVariant(.fill)
                .lineLimit(1)
                // Across a narrow bar the tabs share the width, however little it is.
                .frame(minWidth: size == .regular ? 76 : 0, maxWidth: size == .regular ? nil : .infinity, maxHeight: .infinity)
                .foregroundStyle(style)
                .contentShape(Rectangle())
        }
        .tabButton(info, isSelected: isSelected)
    }
}

extension View {
    /// Makes a button that selects a tab one of the choices of its bar.
    @MainActor func tabButton(_ info: TabInfo, isSelected: Bool) -> some View {
        info.settings.interactions.added(to: buttonStyle(PressedFill(fades: true)))
            .choice(isChosen: isSelected) { info.select() }
            .disabled(info.settings.isDisabled)
            .opacity(info.settings.isDisabled ? 0.4 : 1)
            .defaultSpringLoadingBehavior(info.settings.springLoading == .automatic ? .enabled : info.settings.springLoading)
            .accessibility {
                $0.role = .tab
                if isSelected { $0.addedTraits = .isSelected }
            }
            .describedTab(info.settings.accessibility)
    }
}

/// A label style that places the icon above the title, or before it where the bar is low or wide.
struct TabLabelStyle {
    var size: BarSize
    var badge: Text?
}

extension TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        if size == .standard {
            VStack(spacing: 3) {
                // A label without an icon leaves its place empty.
                ZStack { configuration.icon }.font(.system(size: 19)).frame(height: 25).accessibilityHidden(true).overlay { badgeMark }
                configuration.title
            }
        } else {
            HStack(spacing: 8) {
                configuration.icon.font(.system(size: size == .compact ? 15 : 19)).accessibilityHidden(true).overlay { badgeMark }
                configuration.title
            }
        }
    }

    @ViewBuilder private var badgeMark: some View {
        // Read after the title.
        if let badge { TabBadge(label: badge).offset(x: size == .standard ? 14 : 9, y: -6).accessibilitySortPriority(-1) }
    }
}

private struct TabBadge: View {
    var label: Text

    var body: some View {
        label
            .font(.system(size: 12))
            .foregroundStyle(Color.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Capsule().fill(Color.red))
            .fixedSize()
    }
}

/// The page dots of a paged tab view, which can also be operated with the keyboard and by assistive programs.
struct PageIndex: View {
    var count: Int
    var selected: Int
    var appearance: TabViewAppearance
    /// Turns to the page with the given index; indices out of range have no effect.
    var turn: (Int) -> Void
    @Environment(\.layoutDirection) private var direction

    private func color(isCurrent: Bool) -> Color {
        let appearance = ControlAppearances.pageDots
        return isCurrent ? appearance.current ?? .white : appearance.others ?? .white.opacity(0.4)
    }

    var body: some View {
        HStack(spacing: 9) {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(color(isCurrent: index == selected))
                    .frame(width: 8, height: 8)
            }
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 8)
        .background { if appearance.hasIndexBackground { Capsule().fill(Color.black.opacity(0.25)) } }
        .padding(.bottom, 10)
        .focusable(count > 1, interactions: .activate)
        .onControlKeyPress(keys: [.leftArrow, .rightArrow]) { press in
            turn(selected + ((press.key == .rightArrow) == (direction == .leftToRight) ? 1 : -1))
            return .handled
        }
        .accessibility {
            $0.childBehavior = .ignore
            $0.role = .stepper
            $0.label = Text("Pages")
            $0.value = Text("page \(selected + 1) of \(count)")
            $0.actions = [
                AccessibilityActionEntry(.increment) { turn(selected + 1) },
                AccessibilityActionEntry(.decrement) { turn(selected - 1) },
            ]
        }
    }
}
