import Foundation
import SwiftUICore

// Tables with rows of their own. As in `Table.swift`, the type of the columns is given in full where they cannot be sorted.

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TupleTableColumnContent<Value, Never, Void> {
    /// Creates a table of rows, without selection.
    nonisolated public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: Self.columns(columns()), selection: nil, sortOrder: nil, customization: columnCustomization)
    }

    /// Creates a table of rows of which at most one can be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: nil, customization: columnCustomization)
    }

    /// Creates a table of rows of which several can be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: nil, customization: columnCustomization)
    }
}

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value {
    /// Creates a table of rows whose titles change the sort order.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: nil, sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
    }

    /// Creates a table of rows of which at most one can be selected, and whose titles change the sort order.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table of rows of which several can be selected, and whose titles change the sort order.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
            customization: columnCustomization)
    }
}

// The rows determine the type of the values.

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TupleTableColumnContent<Value, Never, Void> {
    /// Creates a table of rows that determine the type of its values, without selection.
    nonisolated public init(
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: Self.columns(columns()), selection: nil, sortOrder: nil, customization: columnCustomization)
    }

    /// Creates a table of rows that determine the type of its values of which at most one can be selected.
    nonisolated public init(
        selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: nil, customization: columnCustomization)
    }

    /// Creates a table of rows that determine the type of its values of which several can be selected.
    nonisolated public init(
        selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: nil, customization: columnCustomization)
    }
}

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value {
    /// Creates a table of rows that determine the type of its values whose titles change the sort order.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: nil, sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
    }

    /// Creates a table of rows that determine the type of its values of which at most one can be selected, and whose titles change the sort order.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table of rows that determine the type of its values of which several can be selected, and whose titles change the sort order.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: rows(), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder),
            customization: columnCustomization)
    }
}
