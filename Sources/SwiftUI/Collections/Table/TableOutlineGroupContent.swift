import SwiftUICore

/// The rows of a tree of elements in a table.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    private let rows: TableOutlineRows<Data>

    nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        rows = TableOutlineRows(children: { $0[keyPath: children] }, row: { TableRow($0)._makeRows }, data: data)
    }

    public func _makeRows(in context: _TableRowContext<Data.Element>) -> AnyView { rows.make(in: context) }
}

/// The rows of one level of a tree in a table, and those below them.
private struct TableOutlineRows<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let children: (Data.Element) -> Data?
    /// Returns the row of an element.
    let row: (Data.Element) -> (_TableRowContext<Data.Element>) -> AnyView
    let data: Data

    func make(in context: _TableRowContext<Data.Element>) -> AnyView { AnyView(ForEach(data) { make($0, in: context) }) }

    /// Returns the row of an element and those below it.
    @ViewBuilder func make(_ element: Data.Element, in context: _TableRowContext<Data.Element>) -> some View {
        let level = context.level ?? 0
        if let below = children(element) {
            TableDisclosureRows(
                context: context.at(level), isExpanded: nil, label: row(element),
                content: { TableOutlineRows(children: children, row: row, data: below).make(in: $0) })
        } else {
            row(element)(context.at(level))
        }
    }
}

extension _TableRowContext {
    fileprivate func at(_ level: Int) -> Self {
        var context = self
        context.level = level
        return context
    }
}

extension OutlineGroup: TableRowContent where Leaf: TableRowContent, Leaf.TableRowValue == Data.Element, Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    public func _makeRows(in context: _TableRowContext<Data.Element>) -> AnyView {
        let row: (Data.Element) -> (_TableRowContext<Data.Element>) -> AnyView = { content($0)._makeRows }
        switch roots {
        case .all(let data): return TableOutlineRows(children: children, row: row, data: data).make(in: context)
        case .one(let element):
            guard let none = children(element) else { return row(element)(context) }
            return AnyView(TableOutlineRows(children: children, row: row, data: none).make(element, in: context))
        }
    }
}

extension OutlineGroup
where
    Parent: TableRowContent, Parent == Leaf, Parent.TableRowValue == Data.Element, Data.Element: Identifiable, ID == Data.Element.ID,
    Subgroup == DisclosureTableRow<Parent, TableOutlineGroupContent<Data>>
{
    /// Creates the rows of a tree of identifiable elements in a table.
    ///
    /// ```swift
    /// Table(of: Folder.self) {
    ///     TableColumn("Name", value: \.name)
    /// } rows: {
    ///     OutlineGroup(folders, children: \.children) { folder in
    ///         TableRow(folder).contextMenu { Button("Open") { open(folder) } }
    ///     }
    /// }
    /// ```
    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: .all(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates the row of an identifiable element in a table and the rows below it.
    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: .one(root), id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates the rows of a tree of identifiable elements in a table, one for each element.
    nonisolated public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where DataElement == Data.Element, Parent == TableRow<DataElement> {
        self.init(roots: .all(data), id: \.id, children: { $0[keyPath: children] }, content: { TableRow($0) })
    }

    /// Creates the row of an identifiable element in a table, and one for each element below it.
    nonisolated public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
    where DataElement == Data.Element, Parent == TableRow<DataElement> {
        self.init(roots: .one(root), id: \.id, children: { $0[keyPath: children] }, content: { TableRow($0) })
    }
}
