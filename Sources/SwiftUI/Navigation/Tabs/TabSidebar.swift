import CoreGraphics
import SwiftUICore

/// A section of tabs, made anew whenever the view that declares it changes: its tabs have the same object.
final class TabSectionInfo {
    let header: AnyView?

    init(header: AnyView?) {
        self.header = header
    }
}

struct TabSectionTraitKey: _ViewTraitKey { typealias Value = TabSectionInfo }

/// The buttons at the end of a section of tabs.
struct TabSectionActionsTraitKey: _ViewTraitKey { typealias Value = AnyView }

/// A section of tabs with buttons.
private struct ActionedTabContent<Base: TabContent>: TabContent {
    typealias TabValue = Base.TabValue
    let base: Base
    let actions: AnyView

    var _tabSettings: _TabSettings { base._tabSettings }
    var _bareTabs: AnyView { AnyView(base._bareTabs.modifier(_TraitWritingModifier<TabSectionActionsTraitKey>(value: actions))) }
    var _tabs: AnyView { AnyView(base._tabs.modifier(_TraitWritingModifier<TabSectionActionsTraitKey>(value: actions))) }
}

extension TabContent {
    /// Shows buttons at the end of a section of tabs in a sidebar. Tab bars do not show them.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
        ActionedTabContent(base: self, actions: AnyView(content()))
    }
}

/// What views add to the sidebar of a tab view, made anew whenever a view that adds something changes.
final class TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?

    /// Returns other parts with a change.
    static func changed(_ parts: TabSidebarParts?, _ change: (TabSidebarParts) -> Void) -> TabSidebarParts {
        let copy = TabSidebarParts()
        if let parts { (copy.header, copy.footer, copy.bottomBar) = (parts.header, parts.footer, parts.bottomBar) }
        change(copy)
        return copy
    }
}

extension EnvironmentValues {
    @Entry var tabSidebarParts: TabSidebarParts?
}

extension View {
    /// Shows a view above the tabs in the sidebar of this tab view, which tab views with the `sidebarAdaptable` style have on macOS.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { parts in parts = .changed(parts) { $0.header = view } }
    }

    /// Shows a view below the tabs in the sidebar of this tab view. It scrolls with the tabs.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { parts in parts = .changed(parts) { $0.footer = view } }
    }

    /// Shows a view at the bottom of the sidebar of this tab view, below the tabs that scroll.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { parts in parts = .changed(parts) { $0.bottomBar = view } }
    }
}

/// The tabs of a tab view on macOS as a sidebar beside the content.
struct TabSidebar<Pages: View>: View {
    var infos: [TabInfo]
    var current: AnyHashable?
    var pages: Pages
    var parts: TabSidebarParts?
    @Environment(\.surfaces) private var surfaces

    init(infos: [TabInfo], current: AnyHashable?, pages: Pages, parts: TabSidebarParts?) {
        self.infos = infos
        self.current = current
        self.pages = pages
        self.parts = parts
    }

    private struct Group: Identifiable {
        let id: AnyHashable
        var section: TabSectionInfo?
        var infos: [TabInfo]
    }

    /// The tabs by section.
    private var groups: [Group] {
        var groups: [Group] = []
        for info in infos {
            if let last = groups.last, last.section === info.section {
                groups[groups.count - 1].infos.append(info)
            } else {
                groups.append(Group(id: info.id, section: info.section, infos: [info]))
            }
        }
        return groups
    }

    private var selection: Binding<AnyHashable?> {
        Binding {
            current
        } set: { chosen in
            infos.first { $0.id == chosen }?.select()
        }
    }

    var body: some View {
        HStack(spacing: 0) {
            VStack(spacing: 0) {
                if let header = parts?.header { header.padding(12) }
                List(selection: selection) {
                    ForEach(groups) { group in
                        Section {
                            ForEach(group.infos, id: \.id) { row($0) }
                            group.infos.first?.actions
                        } header: {
                            group.section?.header
                        }
                    }
                    parts?.footer
                }
                .listStyle(.sidebar)
                if let bottomBar = parts?.bottomBar { bottomBar.padding(12) }
            }
            .frame(width: 200)
            .background(surfaces.sidebar)
            .environment(\.tabSidebarParts, nil)
            Rectangle().fill(surfaces.separator).frame(width: 1)
            pages.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func row(_ info: TabInfo) -> some View {
        info.settings.interactions.added(to: HStack(spacing: 0) { info.label })
            .badge(info.badge)
            .tag(info.id)
            .selectionDisabled(info.settings.isDisabled)
            .opacity(info.settings.isDisabled ? 0.4 : 1)
            .describedTab(info.settings.accessibility)
    }
}
