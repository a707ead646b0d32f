import SwiftUICore

/// The tab bar at the bottom of a window on iOS.
struct TabBar: View {
    var infos: [TabInfo]
    var current: AnyHashable?
    var state: NavigationBarState

    private var appearances: BarAppearances { ControlAppearances.tabBar }

    private var showsBackground: Bool {
        switch state.backgroundVisibility[.tabBar] ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: appearances.standard.background != .none
        }
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(infos, id: \.id) { info in
                TabBarItem(info: info, isSelected: info.id == current, chosenStyle: state.foregrounds[.tabBar], appearances: appearances)
            }
        }
        .choosesByArrows()
        .frame(height: 49)
        .background(alignment: .bottom) {
            if showsBackground {
                BarBackground(style: state.backgrounds[.tabBar], appearance: appearances.standard.background)
                    .overlay(alignment: .top) { Hairline(color: appearances.standard.shadow) }
                    .ignoresSafeArea(edges: .bottom)
            }
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

    var body: some View {
        HStack(spacing: 12) {
            Button(action: restore) {
                HStack { info.label }
                    .labelStyle(.iconOnly)
                    .symbolVariant(.fill)
                    .font(.system(size: 19))
                    .foregroundStyle(state.foregrounds[.tabBar] ?? AnyShapeStyle(.tint))
                    .frame(width: 56, height: 44)
                    .background(Capsule().fill(surfaces.panel))
                    .overlay { Capsule().strokeBorder(surfaces.separator, lineWidth: 0.5) }
                    .contentShape(Capsule())
            }
            .buttonStyle(PressedFill(fades: true))
            .accessibilityLabel(Text("Show Tabs"))
            if let accessory { TabAccessoryBar(accessory: accessory, placement: .inline) } else { Spacer(minLength: 0) }
        }
        .padding(.horizontal, 12)
        .frame(height: 49)
        .barColorScheme(state.colorSchemes[.tabBar])
    }
}

private struct TabBarItem: View {
    var info: TabInfo
    var isSelected: Bool
    /// The style of the selected tab; nil for the tint.
    var chosenStyle: AnyShapeStyle?
    var appearances: BarAppearances
    @Environment(\.surfaces) private var surfaces

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

    var body: some View {
        Button {
            info.select()
        } label: {
            VStack(spacing: 1) { info.label }
                .labelStyle(TabLabelStyle())
                .font((isSelected ? appearances.standard.chosenTab : appearances.standard.otherTab).font ?? .system(size: 10, weight: .medium))
                .imageScale(.large)
                .symbolVariant(.fill)
                .lineLimit(1)
                .environment(\.tabItemIconFont, .system(size: 20))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .top) {
                    if let badge = info.badge { TabBadge(label: badge).offset(x: 14, y: 2) }
                }
                .foregroundStyle(style)
                .contentShape(Rectangle())
        }
        .tabButton(info, isSelected: isSelected)
    }
}

extension View {
    /// Makes a button that selects a tab one of the choices of its bar.
    @MainActor fileprivate func tabButton(_ info: TabInfo, isSelected: Bool) -> some View {
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

extension EnvironmentValues {
    @Entry fileprivate var tabItemIconFont: Font?
}

/// A label style that places the icon above the title.
private struct TabLabelStyle {}

extension TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(.system(size: 19)).frame(height: 25).accessibilityHidden(true)
            configuration.title
        }
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

/// The tabs of a tab view on macOS: a segmented row above a box with the content.
struct MacTabs<Pages: View>: View {
    var infos: [TabInfo]
    var current: AnyHashable?
    var pages: Pages
    @Environment(\.surfaces) private var surfaces
    @Environment(\.controlColors) private var colors

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 0) {
                ForEach(infos, id: \.id) { info in segment(info) }
            }
            .choosesByArrows()
            .padding(2)
            .background(RoundedRectangle(cornerRadius: 7, style: .continuous).fill(colors.segmentedBed))
            pages
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    RoundedRectangle(cornerRadius: 8, style: .continuous).fill(colors.groupBox)
                        .overlay { RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(colors.groupBoxBorder, lineWidth: 1) }
                }
                .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
        }
        .padding(12)
    }

    private func segment(_ info: TabInfo) -> some View {
        let isSelected = info.id == current
        return Button {
            info.select()
        } label: {
            HStack(spacing: 4) { info.label }
                .labelStyle(.titleOnly)
                .font(.system(size: 13, weight: isSelected ? .medium : .regular))
                .lineLimit(1)
                .modifier(ChosenSegmentLabel(color: isSelected ? colors.chosenSegmentLabel : nil))
                .padding(.horizontal, 12)
                .frame(height: 20)
                .background {
                    if isSelected {
                        RoundedRectangle(cornerRadius: 5, style: .continuous).fill(colors.segmentedThumb).shadow(
                            color: .black.opacity(0.15), radius: 0.5, y: 0.5)
                    }
                }
                .contentShape(Rectangle())
        }
        .tabButton(info, isSelected: isSelected)
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
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
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
