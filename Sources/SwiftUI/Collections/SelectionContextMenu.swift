import SwiftUICore

/// The context menu for the rows of a list, and the primary action of the rows: that of a double click, and of a tap on iOS.
struct SelectionMenu {
    /// Returns the items for the values of rows; nil for values of another type.
    var items: ([AnyHashable]) -> AnyView?
    var primaryAction: (([AnyHashable]) -> Void)?
}

extension EnvironmentValues {
    @Entry var selectionMenu: SelectionMenu?
}

extension View {
    /// Adds a context menu to the rows of the lists and tables in this view.
    ///
    /// ```swift
    /// List(files, selection: $selection) { FileRow(file: $0) }
    ///     .contextMenu(forSelectionType: File.ID.self) { files in
    ///         Button("Delete") { delete(files) }
    ///     } primaryAction: { files in
    ///         open(files)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - itemType: The type of the values by which the rows are selected.
    ///   - menu: Returns the items for the values of the selected rows, or of the row that was pressed if it is not selected.
    ///   - primaryAction: Called on a double click on macOS, with the same values, and on Return with those of the selected rows. On iOS it is
    ///     called when a row is tapped, which then selects the row only while the list is edited or the command or shift key is held.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func values(_ tags: [AnyHashable]) -> Set<I>? {
            let values = tags.compactMap { $0.base as? I }
            return values.count == tags.count ? Set(values) : nil
        }
        return environment(
            \.selectionMenu,
            SelectionMenu(
                items: { tags in values(tags).map { AnyView(menu($0)) } },
                primaryAction: primaryAction.map { action in
                    { tags in
                        if let values = values(tags) { action(values) }
                    }
                }))
    }
}

/// Adds the context menu of the enclosing list to a row.
struct SelectionMenuRow {
    var selection: RowSelection
    @Binding var isOpen: Bool
    @Environment(\.selectionMenu) private var menu
    @Environment(\.isMac) private var isMac

    init(selection: RowSelection, isOpen: Binding<Bool>) {
        self.selection = selection
        _isOpen = isOpen
    }
}

extension SelectionMenuRow: ViewModifier {
    func body(content: Content) -> some View {
        if let menu, let tag = selection.tag {
            let tags = { selection.isSelected ? selection.selected() : [tag] }
            content
                .simultaneousGesture(
                    TapGesture(count: 2).onEnded { menu.primaryAction?(tags()) }, including: isMac && menu.primaryAction != nil ? .all : .subviews
                )
                .modifier(ContextMenuModifier(items: SelectionMenuItems(menu: menu, tags: tags), preview: EmptyView()))
                .onPreferenceChange(OpenContextMenuKey.self) { isOpen = $0 }
        } else {
            content
        }
    }
}

/// The items of a selection's context menu, made when the menu opens.
private struct SelectionMenuItems: View {
    var menu: SelectionMenu
    var tags: () -> [AnyHashable]

    var body: some View { menu.items(tags()) }
}
