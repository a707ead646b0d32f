import SwiftUICore

/// A row of toolbar items. Trailing items that do not fit move into an overflow menu.
struct OverflowingToolbarRow: View {
    var entries: [ToolbarEntry]
    /// The gap between items, in points.
    var spacing: CGFloat
    /// The ideal widths of the items that have been laid out, by index.
    @State private var widths: [Int: CGFloat] = [:]
    @State private var room: CGFloat?
    @Environment(\.platformProfile) private var profile

    /// The width of the overflow button, in points.
    private static let menuWidth: CGFloat = 24

    init(entries: [ToolbarEntry], spacing: CGFloat) {
        // The items of a group move one by one.
        self.entries = entries.flatMap(\.parts)
        self.spacing = spacing
    }

    /// The width of all items with their gaps; infinite until every item has been measured.
    private var fullWidth: CGFloat {
        entries.indices.allSatisfy { widths[$0] != nil } ? width(entries.count) : .infinity
    }

    /// Returns the width of the first `count` items, including the gaps between them.
    private func width(_ count: Int) -> CGFloat {
        (0..<count).reduce(0) { $0 + (widths[$1] ?? 0) } + spacing * CGFloat(max(0, count - 1))
    }

    /// The number of items that fit in the row.
    private var count: Int {
        guard let room, width(entries.count) > room + 0.5 else { return entries.count }
        return (0..<entries.count).last { width($0) + ($0 == 0 ? 0 : spacing) + Self.menuWidth <= room + 0.5 } ?? 0
    }

    var body: some View {
        let count = count
        HStack(spacing: spacing) {
            ForEach(Array(entries.prefix(count).enumerated()), id: \.offset) { index, entry in
                entry.view.fixedSize().onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { widths[index] = $0 }
            }
            if count < entries.count {
                Menu {
                    ForEach(Array(entries.dropFirst(count).enumerated()), id: \.offset) { OverflowItem(entry: $1) }
                } label: {
                    Image(systemName: profile.bars.overflowSymbol)
                        .font(profile.bars.overflowFont)
                        .flipsForRightToLeftLayoutDirection(true)
                        .frame(width: Self.menuWidth, height: profile.bars.overflowButtonHeight)
                        .contentShape(Rectangle())
                }
                .menuIndicator(.hidden)
                .buttonStyle(.plain)
                .accessibilityLabel(Text("More"))
            }
        }
        .frame(minWidth: 0, maxWidth: fullWidth, alignment: .trailing)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { room = $0 }
    }
}

/// A button that opens a menu of the secondary actions of a page.
struct SecondaryActionsMenu: View {
    var entries: [ToolbarEntry]
    @Environment(\.platformProfile) private var profile

    init(entries: [ToolbarEntry]) {
        self.entries = entries
    }

    var body: some View {
        Menu {
            ForEach(Array(entries.enumerated()), id: \.offset) { OverflowItem(entry: $1) }
        } label: {
            Image(systemName: profile.bars.glass == nil ? "ellipsis.circle" : "ellipsis")
        }
        .accessibilityLabel(Text("More"))
    }
}

/// A toolbar item in the overflow menu, with the environment of the view that declares the item.
private struct OverflowItem: View {
    var entry: ToolbarEntry
    @Environment(reading: { $0 }) private var menu

    init(entry: ToolbarEntry) {
        self.entry = entry
    }

    private var environment: EnvironmentValues {
        guard var values = entry.environment else { return menu }
        values.isInMenu = menu.isInMenu
        values.dismissMenu = menu.dismissMenu
        values.primitiveButtonStyle = menu.primitiveButtonStyle
        values.labelStyle = menu.labelStyle
        values.font = menu.font
        values.foregroundStyles = menu.foregroundStyles
        values.isInListRow = false
        return values
    }

    var body: some View {
        entry.content.environment(\.self, environment)
    }
}
