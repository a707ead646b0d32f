import SwiftUICore

/// Gives items to the bars around the content. In the bars they keep the environment of the view that gives them.
struct ToolbarModifier {
    var entries: [ToolbarEntry]
    @Environment(\.self) private var environment

    nonisolated init(entries: [ToolbarEntry]) {
        self.entries = entries
    }
}

extension ToolbarModifier: ViewModifier {
    func body(content: Content) -> some View {
        let items = entries.map { $0.given(in: environment) }
        let isOnKeyboard = { (entry: ToolbarEntry) in entry.placement == .keyboard }
        let (onKeyboard, inBars) = (items.filter(isOnKeyboard), items.filter { !isOnKeyboard($0) })
        return content
            .modifier(KeyboardToolbar(entries: onKeyboard))
            .modifier(TransactionalPreferenceTransformModifier<NavigationBarContentKey> { state, _ in state.items += inBars })
    }
}

/// How views look in a bar, whatever font and colour the page's content has.
struct BarItemAppearance: ViewModifier {
    var placement: ToolbarItemPlacement
    @Environment(\.platformProfile) private var profile
    @Environment(\.isOnSheet) private var isOnSheet

    nonisolated init(placement: ToolbarItemPlacement) {
        self.placement = placement
    }

    func body(content: Content) -> some View {
        content
            .font(placement == .principal || placement == .confirmationAction ? profile.bars.prominentItemFont : .body)
            .imageScale(profile.bars.itemScale)
            .lineLimit(1)
            .defaultForegroundStyle(profile.bars.tintsItems && placement != .principal ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            // The buttons of a sheet on a Mac stand in its content.
            .environment(\.isInBar, !(profile.isMac && isOnSheet))
            .environment(\.isInListRow, false)
    }
}

extension View {
    /// Puts items into the bars around this view.
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        // Neither is seen by anyone else meanwhile.
        nonisolated(unsafe) var items = _ToolbarItems()
        nonisolated(unsafe) let content = content()
        onMainActor { content._appendItems(to: &items) }
        let menu = items.titleMenu
        return modifier(ToolbarModifier(entries: items.entries)).navigationBar { if let menu { $0.titleMenu = menu } }
    }

    /// Puts items into the bars around this view; the identifier is that of the user's choice of them.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Puts views into the bar around this view.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(entries: [ToolbarEntry(placement: .automatic, content: content())]))
    }

    /// Shows or hides bars around this view.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Shows or hides bars around this view.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    nonisolated private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        navigationBar { state in
            for place in bars.isEmpty ? [.automatic] : bars { state.visibility[place.bar] = visibility }
        }
    }

    /// Takes one of its own parts out of the bar.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBar { if defaultItemKind == .title { $0.isTitleRemoved = true } }
            .transformPreference(SidebarToggleRemovalKey.self) { if defaultItemKind == .sidebarToggle { $0 = true } }
    }

    /// Gives bars a background.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        navigationBar { state in
            for place in bars.isEmpty ? [.automatic] : bars { state.backgrounds[place.bar] = AnyShapeStyle(style) }
        }
    }

    /// Shows or hides the background of bars; `automatic` shows it when content lies under the bar.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    /// Shows or hides the background of bars; `automatic` shows it when content lies under the bar.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    nonisolated private func toolbarBackgroundVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        navigationBar { state in
            for place in bars.isEmpty ? [.automatic] : bars { state.backgroundVisibility[place.bar] = visibility }
        }
    }

    /// Gives bars a colour scheme of their own; nil for that of the page.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        navigationBar { state in
            for place in bars.isEmpty ? [.automatic] : bars { state.colorSchemes[place.bar] = colorScheme }
        }
    }

    /// Gives the title a menu.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return navigationBar { $0.titleMenu = menu }
    }
}
