import SwiftUICore

/// A standard item of a toolbar, at another place than its usual one.
///
/// ```swift
/// List { ... }
///     .searchable(text: $query)
///     .toolbar {
///         DefaultToolbarItem(kind: .search, placement: .bottomBar)
///         ToolbarSpacer(placement: .bottomBar)
///         ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "plus", action: add) }
///     }
/// ```
///
/// Without the item itself, such as without a search field or in a page without a sidebar, it shows nothing.
public struct DefaultToolbarItem {
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// Creates a standard item. With the automatic placement it stays at its usual place.
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }
}

extension DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        guard placement != .automatic else { return }
        items.entries.append(ToolbarEntry(standard: kind.kind, placement: placement))
    }
}

extension ToolbarEntry {
    /// Creates an entry that places a standard item.
    init(standard: ToolbarDefaultItemKind.Kind, placement: ToolbarItemPlacement) {
        self.init(placement: placement, content: EmptyView())
        self.standard = standard
    }
}

extension NavigationBarState {
    /// Whether the program has placed a standard item itself.
    func places(_ item: ToolbarDefaultItemKind.Kind) -> Bool { items.contains { $0.standard == item } }

    /// Returns an entry with the view of the standard item that it places.
    @MainActor func filled(_ entry: ToolbarEntry) -> ToolbarEntry {
        guard let standard = entry.standard else { return entry }
        var entry = entry
        switch standard {
        case .search: entry.view = AnyView(search.map { PlacedSearchItem(search: $0) })
        case .title: entry.view = AnyView(title.map { $0.modifier(BarItemAppearance(placement: .principal)) })
        case .sidebarToggle: entry.view = AnyView(PlacedSidebarToggle())
        }
        return entry
    }
}

/// A search field among the items of a bar, or its button.
private struct PlacedSearchItem: View {
    var search: SearchState
    @Environment(\.surfaces) private var surfaces

    init(search: SearchState) {
        self.search = search
    }

    var body: some View {
        if search.isMinimized {
            SearchButton(search: search)
        } else {
            SearchField(search: search, isOnGlass: surfaces.profile.bars.glass != nil).frame(minWidth: 80, maxWidth: .infinity)
        }
    }
}

/// The sidebar toggle of the enclosing page.
private struct PlacedSidebarToggle: View {
    @Environment(\.sidebarToggle) private var toggle

    init() {}

    var body: some View { toggle }
}

extension ToolbarContent {
    /// Sets whether bars of iOS 26 show the items of the content on glass, which they share with those next to them. Other bars draw no
    /// background behind items.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        SharedBackgroundToolbarContent(content: self, visibility: visibility)
    }
}

extension CustomizableToolbarContent {
    /// Sets whether bars of iOS 26 show the items of the content on glass, which they share with those next to them. Other bars draw no
    /// background behind items.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        SharedBackgroundToolbarContent(content: self, visibility: visibility)
    }
}

/// Toolbar content with or without a surface of glass.
private struct SharedBackgroundToolbarContent<Content: ToolbarContent> {
    let content: Content
    let visibility: Visibility

    nonisolated init(content: Content, visibility: Visibility) {
        self.content = content
        self.visibility = visibility
    }
}

extension SharedBackgroundToolbarContent: DynamicPropertyContainer {}

extension SharedBackgroundToolbarContent: ToolbarContent {
    typealias Body = Never

    func _appendItems(to items: inout _ToolbarItems) {
        let start = items.entries.count
        content._appendItems(to: &items)
        for index in start..<items.entries.count { items.entries[index].hasSharedBackground = visibility != .hidden }
    }
}

extension SharedBackgroundToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
