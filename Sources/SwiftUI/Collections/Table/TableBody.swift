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
    /// The widths that the user has given to columns, in points, by their identities.
    @State private var chosenWidths: [AnyHashable: CGFloat] = [:]
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
            columns: shown.map {
                TableColumnsLayout.Width(minimum: $0.minimum, ideal: $0.ideal, maximum: $0.maximum, chosen: chosenWidths[$0.identity])
            },
            gap: profile.lists.tableColumnGap)
    }

    var body: some View {
        let isInset = appearance == .inset || (appearance == .automatic && profile.isMac)
        VStack(spacing: 0) {
            if !isNarrow && headers != .hidden {
                layout {
                    ForEach(Array(shown.enumerated()), id: \.offset) { index, column in movableTitle(column, at: index) }
                }
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { headerWidth = $0 }
                .font(.system(size: profile.lists.tableHeaderFontSize, weight: .medium))
                .frame(height: profile.lists.tableHeaderHeight)
                .overlay {
                    if profile.isMac {
                        separators
                        resizeHandles
                    }
                }
                .padding(.horizontal, profile.lists.tableMargin + (isInset ? profile.lists.style(.inset).margin : 0))
                .modifier(TableHeaderMenu(columns: customized))
                Hairline()
            }
            ListBody(
                selection: selection,
                content: makeRows(
                    _TableRowContext(
                        columns: shown, layout: layout, isNarrow: isNarrow, margin: profile.lists.tableMargin,
                        padding: profile.lists.tableRowPadding, level: hasLevels ? 0 : nil))
            )
            .onPreferenceChange(HasTableLevels.self) { hasLevels = $0 }
            .environment(\.listSettings.appearance, isInset ? .inset : .plain)
            .environment(\.listSettings.alternatesRowBackgrounds, profile.isMac)
        }
        .background(surfaces.list)
        .overlay {
            if appearance == .bordered { Rectangle().strokeBorder(surfaces.separator, lineWidth: 1).allowsHitTesting(false) }
        }
    }

    /// The short lines between the titles, in the middle of the gap behind each column but the last, as in AppKit's headers.
    private var separators: some View {
        let (count, layout) = (shown.count, layout)
        return layout {
            ForEach(0..<count, id: \.self) { index in
                Color.clear.overlay(alignment: .trailing) {
                    if index < count - 1 {
                        surfaces.separator.frame(width: 1, height: 16).alignmentGuide(.trailing) { ($0.width - layout.gap) / 2 }
                    }
                }
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    /// The handles at the trailing edges of the columns that the user can resize, in the middle of the gap behind each.
    private var resizeHandles: some View {
        let (shown, layout) = (shown, layout)
        let widths = layout.widths(in: headerWidth)
        return layout {
            ForEach(Array(shown.enumerated()), id: \.offset) { index, column in
                Color.clear.overlay(alignment: .trailing) {
                    if column.isResizable {
                        ResizeHandle(axis: .horizontal, length: widths[index], limits: layout.limits(of: index, in: headerWidth)) {
                            resize(index, to: $0)
                        }
                        .alignmentGuide(.trailing) { ($0.width - layout.gap) / 2 }
                    }
                }
            }
        }
    }

    /// Gives a column a width. The columns before it keep theirs, so that its edge follows the pointer.
    private func resize(_ index: Int, to width: CGFloat) {
        let (shown, widths) = (shown, layout.widths(in: headerWidth))
        for earlier in 0..<index { chosenWidths[shown[earlier].identity] = widths[earlier] }
        chosenWidths[shown[index].identity] = width
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
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: column.alignment, vertical: .center))
            if let direction {
                Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").font(.system(size: 9, weight: .semibold))
                    .accessibilityHidden(true)
            }
        }
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
