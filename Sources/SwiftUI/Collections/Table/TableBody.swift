import CoreGraphics
import Foundation
import SwiftUICore

/// The header of a table above a list of its rows.
struct TableBody<Value: Identifiable>: View {
    var makeRows: (_TableRowContext<Value>) -> AnyView
    var columns: [AnyTableColumn<Value>]
    var selection: ListSelection?
    var sortOrder: TableSortOrder<Value>?
    var customization: Binding<TableColumnCustomization<Value>>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.platformProfile) private var profile
    @Environment(\.surfaces) private var surfaces
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.tableAppearance) private var appearance
    @State private var hasLevels = false
    @State private var headerWidth: CGFloat = 0
    /// The column whose title is dragged, and the distance.
    @State private var drag: (index: Int, distance: CGFloat)?

    init(
        makeRows: @escaping (_TableRowContext<Value>) -> AnyView, columns: [AnyTableColumn<Value>], selection: ListSelection?,
        sortOrder: TableSortOrder<Value>?, customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.makeRows = makeRows
        self.columns = columns
        self.selection = selection
        self.sortOrder = sortOrder
        self.customization = customization
    }

    private var isNarrow: Bool { !profile.isMac && sizeClass == .compact }
    private var customized: CustomizedTableColumns<Value>? { customization.map { CustomizedTableColumns(columns: columns, customization: $0) } }
    private var shown: [AnyTableColumn<Value>] {
        let shown = customized?.shown ?? columns
        return isNarrow ? Array(shown.prefix(1)) : shown
    }

    private var layout: TableColumnsLayout {
        TableColumnsLayout(
            columns: shown.map { TableColumnsLayout.Width(minimum: $0.minimum, ideal: $0.ideal, maximum: $0.maximum) },
            gap: profile.lists.tableColumnGap)
    }

    var body: some View {
        let isInset = appearance == .inset
        VStack(spacing: 0) {
            if !isNarrow && headers != .hidden {
                layout {
                    ForEach(Array(shown.enumerated()), id: \.offset) { index, column in movableTitle(column, at: index) }
                }
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { headerWidth = $0 }
                .font(.system(size: profile.lists.tableHeaderFontSize, weight: .medium))
                .padding(.horizontal, 16 + (isInset ? profile.lists.style(.inset).margin : 0))
                .frame(height: profile.lists.tableHeaderHeight)
                .modifier(TableHeaderMenu(columns: customized))
                Hairline()
            }
            ListBody(
                selection: selection,
                content: makeRows(
                    _TableRowContext(
                        columns: shown, layout: layout, isNarrow: isNarrow, padding: profile.lists.tableRowPadding, level: hasLevels ? 0 : nil))
            )
            .onPreferenceChange(HasTableLevels.self) { hasLevels = $0 }
            .environment(\.listSettings.appearance, isInset ? .inset : .plain)
        }
        .background(surfaces.list)
        .overlay {
            if appearance == .bordered { Rectangle().strokeBorder(surfaces.separator, lineWidth: 1).allowsHitTesting(false) }
        }
    }

    /// The title of a column, which the user drags to move the column if the customization of the table allows it.
    @ViewBuilder private func movableTitle(_ column: AnyTableColumn<Value>, at index: Int) -> some View {
        if let customized, column.allows(.reorder) {
            title(column)
                .contentShape(Rectangle())
                .offset(x: drag?.index == index ? drag?.distance ?? 0 : 0)
                .gesture(
                    DragGesture(minimumDistance: 10, coordinateSpace: .global)
                        .onChanged { drag = (index, $0.translation.width) }
                        .onEnded { value in
                            drag = nil
                            customized.move(from: index, to: layout.column(from: index, movedBy: value.translation.width, in: headerWidth))
                        })
        } else {
            title(column)
        }
    }

    @ViewBuilder private func title(_ column: AnyTableColumn<Value>) -> some View {
        let direction = sortOrder?.direction(column)
        let label = HStack(spacing: 4) {
            column.title.lineLimit(1)
            if let direction {
                Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").font(.system(size: 9, weight: .semibold))
                    .accessibilityHidden(true)
            }
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: column.alignment, vertical: .center))
        .foregroundStyle(direction == nil ? Color.secondary : Color.primary)
        if let sortOrder, column.comparator != nil {
            ActionTarget(action: { sortOrder.toggle(column) }) { label }
                .accessibilityValue(Text(direction.map { $0 == .forward ? "Ascending" : "Descending" } ?? ""))
        } else {
            label
        }
    }
}

/// The context menu of a table's header, with which the user shows and hides columns.
private struct TableHeaderMenu<Value: Identifiable> {
    var columns: CustomizedTableColumns<Value>?

    nonisolated init(columns: CustomizedTableColumns<Value>?) {
        self.columns = columns
    }
}

extension TableHeaderMenu: ViewModifier {
    func body(content: Content) -> some View {
        if let columns, !columns.choices.isEmpty {
            content.contextMenu {
                ForEach(Array(columns.choices.enumerated()), id: \.offset) { _, column in
                    Toggle(isOn: columns.visibility(of: column)) { column.title }
                }
            }
        } else {
            content
        }
    }
}

/// A row of columns whose widths depend only on the total width, so that the columns of all rows line up.
struct TableColumnsLayout: Layout {
    struct Width {
        var minimum: CGFloat
        var ideal: CGFloat?
        var maximum: CGFloat
    }

    var columns: [Width]
    var gap: CGFloat

    nonisolated init(columns: [Width], gap: CGFloat) {
        self.columns = columns
        self.gap = gap
    }

    /// Distributes the total width: each column has its ideal width, and the columns below their maximum width share the rest equally.
    ///
    /// If the ideal widths do not fit, the columns shrink towards their minimum widths, and below them only if these do not fit either.
    nonisolated func widths(in total: CGFloat) -> [CGFloat] {
        guard !columns.isEmpty else { return [] }
        let room = max(0, total - gap * CGFloat(columns.count - 1))
        var result = columns.map { min(max($0.ideal ?? $0.minimum, $0.minimum), $0.maximum) }
        var left = room - result.reduce(0, +)
        var open = columns.indices.filter { result[$0] < columns[$0].maximum }
        while left > 0.01, !open.isEmpty {
            let share = left / CGFloat(open.count)
            for index in open { result[index] = min(columns[index].maximum, result[index] + share) }
            left = room - result.reduce(0, +)
            open = open.filter { result[$0] < columns[$0].maximum - 0.01 }
        }
        if left < 0 { result = shrunk(result, by: -left, to: room) }
        return result
    }

    /// Reduces the widths by a total, each in proportion to its excess over its minimum. If that is not enough, the minimums are reduced in
    /// proportion, too.
    private nonisolated func shrunk(_ widths: [CGFloat], by excess: CGFloat, to room: CGFloat) -> [CGFloat] {
        let least = zip(columns, widths).map { min($0.minimum, $1) }
        let spare = zip(widths, least).map { $0 - $1 }
        let allSpare = spare.reduce(0, +)
        if allSpare >= excess { return zip(widths, spare).map { $0 - $1 * excess / allSpare } }
        let whole = least.reduce(0, +)
        return least.map { whole > 0 ? $0 * room / whole : 0 }
    }

    /// Returns the column over which the middle of a column is after it has moved by a distance, of columns in a total width.
    nonisolated func column(from index: Int, movedBy distance: CGFloat, in total: CGFloat) -> Int {
        let widths = widths(in: total)
        guard widths.indices.contains(index) else { return index }
        let ends = widths.indices.map { widths[...$0].reduce(0, +) + gap * (CGFloat($0) + 0.5) }
        let middle = ends[index] - gap / 2 - widths[index] / 2 + distance
        return ends.firstIndex { middle < $0 } ?? widths.count - 1
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let least = columns.reduce(0) { $0 + ($1.ideal ?? $1.minimum) } + gap * CGFloat(max(0, columns.count - 1))
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? least
        let heights = zip(subviews, widths(in: width)).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width)) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + gap
        }
    }
}
