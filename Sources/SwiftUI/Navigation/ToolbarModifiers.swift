import SwiftUICore

/// Adds items to the bars around the content. In the bars they keep the environment of the view that declares them.
struct ToolbarModifier {
    var entries: [ToolbarEntry]
    @Environment(reading: { $0 }) private var environment

    nonisolated init(entries: [ToolbarEntry]) {
        self.entries = entries
    }
}

extension ToolbarModifier: ViewModifier {
    func body(content: Content) -> some View {
        let items = entries.map { $0.given(in: environment) }
        let isOnKeyboard = { (entry: ToolbarEntry) in entry.placement == .keyboard }
        let (onKeyboard, inBars) = (items.filter(isOnKeyboard), items.filter { !isOnKeyboard($0) })
        return
            content
            .changingEnvironment(\.outerToolbarItems) { if environment.isMac, !environment.isInNavigationPage { $0 += inBars } }
            .modifier(KeyboardToolbar(entries: onKeyboard))
            .modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey> { state, _ in state.items = inBars + state.items })
    }
}

/// Adds the items of toolbar content, whose dynamic properties it updates, to the bars around the content.
struct ToolbarContentModifier<Items: ToolbarContent> {
    private var holder: PropertyHolder<Items>

    nonisolated init(_ items: Items) {
        holder = PropertyHolder(items)
    }
}

extension ToolbarContentModifier: ViewModifier {
    func body(content: Content) -> some View {
        let items = _ToolbarItems(of: holder.value)
        let menu = items.titleMenu
        content
            .modifier(ToolbarModifier(entries: items.entries))
            .navigationBar { if let menu { $0.titleMenu = menu } }
            .background {
                ForEach(Array(items.sources.enumerated()), id: \.offset) { $0.element }
            }
    }
}

/// The appearance of views in a bar, independent of the font and colour of the page's content.
struct BarItemAppearance: ViewModifier {
    var placement: ToolbarItemPlacement
    /// The style that the program sets for the items of the bar; nil for that of the platform.
    var foreground: AnyShapeStyle?
    @Environment(\.platformProfile) private var profile
    @Environment(\.isOnSheet) private var isOnSheet
    @Environment(\.tintStyle) private var tint

    nonisolated init(placement: ToolbarItemPlacement, foreground: AnyShapeStyle? = nil) {
        self.placement = placement
        self.foreground = foreground
    }

    /// The tint that the program sets with UIKit's `appearance()`; nil for that of views.
    private var appearanceTint: Color? {
        let isInNavigationBar = placement != .bottomBar && placement != .keyboard
        return isInNavigationBar ? ControlAppearances.navigationButtonColor : ControlAppearances.barButtons.color
    }

    private var font: Font {
        let isInNavigationBar = placement != .bottomBar && placement != .keyboard
        let chosen = isInNavigationBar ? ControlAppearances.navigationButtonFont : ControlAppearances.barButtons.title.font
        if placement != .principal, let chosen { return chosen }
        return placement == .principal || placement == .confirmationAction ? profile.bars.prominentItemFont : .body
    }

    func body(content: Content) -> some View {
        if let shortcut { item(content).keyboardShortcut(shortcut) } else { item(content) }
    }

    /// The key of a button of a sheet on macOS: Return confirms the sheet, which fills the button with the accent colour, and Escape cancels it.
    private var shortcut: KeyboardShortcut? {
        guard profile.isMac, isOnSheet else { return nil }
        return switch placement {
        case .confirmationAction: .defaultAction
        case .cancellationAction: .cancelAction
        default: nil
        }
    }

    private func item(_ content: Content) -> some View {
        content
            .font(font)
            .imageScale(profile.bars.itemScale)
            .lineLimit(1)
            .fixedTextSize()
            // Controls have their own colours: only they are tinted, and not the texts beside them.
            .defaultForegroundStyle(foreground ?? AnyShapeStyle(.primary))
            // On glass the tint of the page fills the surfaces of prominent items only.
            .environment(
                \.tintStyle, profile.bars.glass == nil ? tint ?? appearanceTint.map { AnyShapeStyle($0) } : appearanceTint.map { AnyShapeStyle($0) }
            )
            .environment(\.isProminentBarItem, placement == .confirmationAction)
            // On macOS the buttons of a sheet are part of its content.
            .environment(\.isInBar, !(profile.isMac && isOnSheet))
            .changingEnvironment(\.self) { $0.leaveList() }
    }
}

extension View {
    /// Adds items to the bars around this view: the navigation bar, the bottom bar and the keyboard bar.
    ///
    /// See `ToolbarItem` for an example. Items of several modifiers are combined, the outer ones first (measured on macOS 27).
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarContentModifier(content()))
    }

    /// Adds items to the bars around this view. The `id` is meant for customization by the user, which is not
    /// supported at present.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Adds views to the navigation bar, with the automatic placement.
    @_disfavoredOverload
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(entries: [ToolbarEntry(placement: .automatic, content: content())]))
    }

    /// Sets the visibility of the bars around this view; without arguments for `bars`, of the navigation bar.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbars(bars) { $0.visibility[$1] = visibility }
    }

    /// Sets the visibility of the bars around this view; without arguments for `bars`, of the navigation bar.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbars(bars) { $0.visibility[$1] = visibility }
    }

    /// Removes a standard item, such as the title, from the bar; nil removes nothing.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBar { if defaultItemKind == .title { $0.isTitleRemoved = true } }
            .transformPreference(SidebarToggleRemovalKey.self) { if defaultItemKind == .sidebarToggle { $0 = true } }
    }

    /// Sets the background of the bars around this view; without arguments for `bars`, of the navigation bar.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        toolbars(bars) { $0.backgrounds[$1] = AnyShapeStyle(style) }
    }

    /// Sets the visibility of the background of bars; `automatic` shows it while content is scrolled under the navigation bar.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbars(bars) { $0.backgroundVisibility[$1] = visibility }
    }

    /// Sets the visibility of the background of bars; `automatic` shows it while content is scrolled under the navigation bar.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbars(bars) { $0.backgroundVisibility[$1] = visibility }
    }

    /// Sets the style of the symbols and labels of bar items, and of the selected tab of tab bars. Without arguments for `bars` it applies
    /// to the navigation bar. Items with a style of their own keep it.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        toolbars(bars) { $0.foregrounds[$1] = AnyShapeStyle(style) }
    }

    /// Overrides the colour scheme of bars; nil uses that of the page.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        toolbars(bars) { $0.colorSchemes[$1] = colorScheme }
    }

    /// Changes a setting of bars; if there are none, that of the navigation bar.
    nonisolated private func toolbars(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout NavigationBarState, ToolbarPlacement.Bar) -> Void
    ) -> some View {
        navigationBar { state in
            for place in bars.isEmpty ? [.automatic] : bars { change(&state, place.bar) }
        }
    }

    /// Sets the menu that a click on the title of the page opens.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return navigationBar { $0.titleMenu = menu }
    }
}
