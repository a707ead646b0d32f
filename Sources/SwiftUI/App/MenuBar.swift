import SwiftUICore

/// The menu bar of a window: the standard menus that are not empty, and the menus of the program.
struct MenuBar: View {
    let commands: CommandList
    /// The menu that is currently open.
    @State private var openMenu: Item?
    @Environment(\.windowHandle) private var window
    @Environment(\.windowInteractions) private var interactions
    @Environment(\.windowManager) private var windows
    @Environment(\.windowValue) private var windowValue

    private typealias Group = CommandGroupPlacement.Group

    private enum Item: Hashable {
        case standard(String, [Group])
        /// A menu of the program, by its index.
        case own(Int)
    }

    var body: some View {
        let items = items
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(items, id: \.self) { menu($0, among: items) }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 6)
            .frame(height: 25)
            Divider()
        }
        .background(Color.primary.opacity(0.04))
        .background {
            // F10 opens the menu bar regardless of the focus, as is usual on Linux.
            Button("") { openMenu = openMenu == nil ? items.first : nil }
                .keyboardShortcut(.f10, modifiers: [])
                .frame(width: 0, height: 0)
                .hidden()
                .accessibilityHidden(true)
        }
        .accessibility {
            $0.childBehavior = .contain
            $0.role = .menu
        }
    }

    /// The menus that are not empty, in the order of the bar.
    private var items: [Item] {
        let before: [Item] = [
            .standard("File", [.newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility, .appTermination]),
            .standard("Edit", [.undoRedo, .pasteboard, .textEditing, .appSettings]),
            .standard("Format", [.textFormatting]),
            .standard("View", [.toolbar, .sidebar]),
        ]
        let after: [Item] = [
            .standard("Window", [.windowSize, .windowList, .singleWindowList, .windowArrangement]),
            .standard("Help", [.help, .appInfo]),
        ]
        return (before + commands.menus.indices.map(Item.own) + after).filter { item in
            if case .standard(_, let groups) = item { groups.contains(where: hasCommands) } else { true }
        }
    }

    private func menu(_ item: Item, among items: [Item]) -> some View {
        let isOpen = Binding {
            openMenu == item
        } set: {
            openMenu = $0 ? item : openMenu == item ? nil : openMenu
        }
        let place = MenuBarPlace(isOpen: isOpen) { step in
            guard let index = items.firstIndex(of: item) else { return }
            openMenu = items[(index + step + items.count) % items.count]
        }
        return SwiftUI.Group {
            switch item {
            case .standard(let title, let groups):
                BarMenu(title: Text(LocalizedStringKey(title)), place: place) {
                    ForEach(groups.filter(hasCommands), id: \.self) { group in
                        Section { self.items(of: group) }
                    }
                }
            case .own(let index):
                if commands.menus.indices.contains(index) {
                    BarMenu(title: commands.menus[index].title, place: place) { commands.menus[index].content }
                }
            }
        }
    }

    private func hasCommands(_ group: Group) -> Bool {
        if RemovedCommands.ofProgram.groups.contains(group) { return false }
        return additions(group, .replacing).last.map { _ in true } ?? (isStandard(group) || commands.groups.contains { $0.placement.group == group })
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

    private var hasDocuments: Bool { !(windows.manager?.documentScenes.isEmpty ?? true) }

    private func isStandard(_ group: Group) -> Bool {
        if RemovedCommands.ofProgram.standardItems.contains(group) { return false }
        return switch group {
        case .newItem: hasDocuments || windows.manager?.canOpenNewWindow ?? false
        case .saveItem, .appTermination, .undoRedo, .pasteboard, .windowSize, .singleWindowList: window != nil
        case .appSettings: windows.manager?.hasSettings ?? false
        default: false
        }
    }

    @ViewBuilder private func standardItems(of group: Group) -> some View {
        if isStandard(group) {
            switch group {
            case .newItem where hasDocuments: OpeningCommands()
            case .newItem: Button("New Window") { windows.manager?.openNewWindow() }.keyboardShortcut("n")
            case .saveItem:
                Button("Close") { window?.closeByUser() }.keyboardShortcut("w").disabled(interactions.isClosable == false)
                if let document = windowValue?.base as? OpenDocument { SavingCommands(document: document) }
            case .undoRedo: UndoCommands()
            case .pasteboard: PasteboardCommands()
            case .windowSize:
                Button("Minimize") { window?.minimize() }.keyboardShortcut("m").disabled(interactions.isMinimizable == false)
                Button("Zoom") { window?.zoom() }.disabled(interactions.isResizable == false)
            case .singleWindowList: WindowList()
            case .appSettings: Button("Settings…") { windows.manager?.openSettings() }.keyboardShortcut(",")
            case .appTermination: Button("Quit") { windows.manager?.quit() }.keyboardShortcut("q")
            default: EmptyView()
            }
        }
    }
}

/// A menu of a menu bar. The keyboard shortcuts of its items work while the menu is closed, too.
private struct BarMenu<Content: View>: View {
    let title: Text
    let place: MenuBarPlace
    @ViewBuilder let content: Content

    var body: some View {
        Menu {
            content
        } label: {
            title
        }
        .environment(\.menuBarPlace, place)
        .menuIndicator(.hidden)
        .buttonStyle(BarMenuAppearance())
        .background {
            ZStack { content }
                .frame(width: 0, height: 0)
                .hidden()
                .accessibilityHidden(true)
        }
    }
}

/// Connects a menu with the other menus of its menu bar.
struct MenuBarPlace {
    /// Whether this menu is open. At most one menu of a bar is open.
    let isOpen: Binding<Bool>
    /// Opens the next menu (1) or the previous one (-1) instead.
    let move: (Int) -> Void
}

extension EnvironmentValues {
    /// The position of the menu in a menu bar; nil for menus outside of menu bars.
    @Entry var menuBarPlace: MenuBarPlace?
}

private struct BarMenuAppearance: ButtonStyle {
    @State private var isHovered = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 9)
            .frame(height: 21)
            .background(
                Color.primary.opacity(configuration.isPressed ? 0.14 : isHovered ? 0.07 : 0), in: .rect(cornerRadius: 5, style: .continuous)
            )
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
    }
}
