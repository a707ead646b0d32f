import Foundation
import SwiftUICore

// Tables of trees. As in `Table.swift`, the type of the columns is given in full where they cannot be sorted.

extension Table where Columns == TupleTableColumnContent<Value, Never, Void> {
    /// Creates a table of a tree, whose rows can be expanded.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            rows: TableOutlineGroupContent(data, children: children), columns: Self.columns(columns()), selection: nil, sortOrder: nil,
            customization: columnCustomization)
    }

    /// Creates a table of a tree, whose rows can be expanded, and in which at most one row can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            rows: TableOutlineGroupContent(data, children: children), columns: Self.columns(columns()), selection: ListSelection(selection),
            sortOrder: nil, customization: columnCustomization)
    }

    /// Creates a table of a tree, whose rows can be expanded, and in which several rows can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            rows: TableOutlineGroupContent(data, children: children), columns: Self.columns(columns()), selection: ListSelection(selection),
            sortOrder: nil, customization: columnCustomization)
    }
}

extension Table {
    /// Creates a table of a tree, whose rows can be expanded, and whose titles change the sort order.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void>
    {
        self.init(
            rows: TableOutlineGroupContent(data, children: children), columns: Self.columns(columns()), selection: nil,
            sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
    }

    /// Creates a table of a tree, whose rows can be expanded, and in which at most one row can be selected, and whose titles change the sort order.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void>
    {
        self.init(
            rows: TableOutlineGroupContent(data, children: children), columns: Self.columns(columns()), selection: ListSelection(selection),
            sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
    }

    /// Creates a table of a tree, whose rows can be expanded, and in which several rows can be selected, and whose titles change the sort order.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void>
    {
        self.init(
            rows: TableOutlineGroupContent(data, children: children), columns: Self.columns(columns()), selection: ListSelection(selection),
            sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
    }
}
