import SwiftUICore

/// The rows of a tree of elements in a table.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    public func _makeRows(in context: _TableRowContext<Data.Element>) -> AnyView {
        var context = context
        context.level = context.level ?? 0
        return AnyView(
            ForEach(data) { element in
                if let below = element[keyPath: children] {
                    TableDisclosureRows(
                        context: context, isExpanded: nil, label: TableRow(element)._makeRows,
                        content: { TableOutlineGroupContent(below, children: children)._makeRows(in: $0) })
                } else {
                    TableRowCells(value: element, context: context)
                }
            })
    }
}
