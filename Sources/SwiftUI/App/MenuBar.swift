import SwiftUICore

/// The menus of a window: the standard ones that have something in them, and the program's own.
struct MenuBar: View {
    let commands: CommandList
    @Environment(\.windowHandle) private var window
    @Environment(\.windowManager) private var windows

    private typealias Group = CommandGroupPlacement.Group

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                menu("File", [.newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility, .appTermination])
                menu("Edit", [.undoRedo, .pasteboard, .textEditing, .appSettings])
                menu("Format", [.textFormatting])
                menu("View", [.toolbar, .sidebar])
                ForEach(commands.menus.indices, id: \.self) { index in
                    BarMenu(title: commands.menus[index].title) { commands.menus[index].content }
                }
                menu("Window", [.windowSize, .windowList, .singleWindowList, .windowArrangement])
                menu("Help", [.help, .appInfo])
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 6)
            .frame(height: 25)
            Divider()
        }
        .background(Color.primary.opacity(0.04))
        .accessibility {
            $0.childBehavior = .contain
            $0.role = .menu
        }
    }

    /// A standard menu, if there is anything in it.
    @ViewBuilder private func menu(_ title: LocalizedStringKey, _ groups: [Group]) -> some View {
        if groups.contains(where: hasCommands) {
            BarMenu(title: Text(title)) {
                ForEach(groups.filter(hasCommands), id: \.self) { group in
                    Section { items(of: group) }
                }
            }
        }
    }

    private func hasCommands(_ group: Group) -> Bool {
        additions(group, .replacing).last.map { _ in true } ?? (isStandard(group) || commands.groups.contains { $0.placement.group == group })
    }

    private func additions(_ group: Group, _ relation: CommandList.Relation) -> [CommandList.Group] {
        commands.groups.filter { $0.placement.group == group && $0.relation == relation }
    }

    @ViewBuilder private func items(of group: Group) -> some View {
        let (before, replacing, after) = (additions(group, .before), additions(group, .replacing), additions(group, .after))
        ForEach(before.indices, id: \.self) { before[$0].content }
        if replacing.isEmpty { standardItems(of: group) }
        ForEach(replacing.indices, id: \.self) { replacing[$0].content }
        ForEach(after.indices, id: \.self) { after[$0].content }
    }

    // MARK: What every program has

    private func isStandard(_ group: Group) -> Bool {
        switch group {
        case .newItem: windows.manager?.canOpenNewWindow ?? false
        case .saveItem, .appTermination: window != nil
        case .appSettings: windows.manager?.hasSettings ?? false
        default: false
        }
    }

    @ViewBuilder private func standardItems(of group: Group) -> some View {
        if isStandard(group) {
            switch group {
            case .newItem: Button("New Window") { windows.manager?.openNewWindow() }.keyboardShortcut("n")
            case .saveItem: Button("Close") { window?.close() }.keyboardShortcut("w")
            case .appSettings: Button("Settings…") { windows.manager?.openSettings() }.keyboardShortcut(",")
            case .appTermination: Button("Quit") { windows.manager?.quit() }.keyboardShortcut("q")
            default: EmptyView()
            }
        }
    }
}

/// A menu in a menu bar. What is in it has its shortcuts while the menu is closed too.
private struct BarMenu<Content: View>: View {
    let title: Text
    @ViewBuilder let content: Content

    var body: some View {
        Menu { content } label: { title }
            .menuIndicator(.hidden)
            .buttonStyle(BarMenuLook())
            .background {
                ZStack { content }
                    .frame(width: 0, height: 0)
                    .hidden()
                    .accessibilityHidden(true)
            }
    }
}

private struct BarMenuLook: ButtonStyle {
    @State private var isHovered = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 9)
            .frame(height: 21)
            .background(
                Color.primary.opacity(configuration.isPressed ? 0.14 : isHovered ? 0.07 : 0), in: .rect(cornerRadius: 5, style: .continuous))
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
    }
}
