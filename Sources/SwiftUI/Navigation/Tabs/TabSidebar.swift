import SwiftUICore

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
            .frame(width: surfaces.profile.bars.sidebarWidth)
            .background(surfaces.sidebar)
            .environment(\.tabSidebarParts, nil)
            SplitDivider(axis: .horizontal, handle: nil)
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
