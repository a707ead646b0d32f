import CoreGraphics
import Foundation
import SwiftUICore

/// Rows of values in columns; in narrow places, such as a phone, the first column alone.
public struct Table<Value: Identifiable, Rows, Columns> {
    let rows: [Value]
    let columns: [AnyTableColumn<Value>]
    let selection: ListSelection?
    let sortOrder: TableSortOrder<Value>?

    nonisolated init(
        rows: [Value], columns: [AnyTableColumn<Value>], selection: ListSelection?, sortOrder: TableSortOrder<Value>?
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sortOrder = sortOrder
    }
}

/// A column whatever its type.
struct AnyTableColumn<Value> {
    var title: Text
    var cell: (Value) -> AnyView
    var minimum: CGFloat = 40
    var ideal: CGFloat?
    var maximum: CGFloat = .infinity
    var alignment = HorizontalAlignment.leading
    /// What rows are ordered by: forwards, and the type of the comparator the program's order holds.
    var comparator: Any?
}

/// The order of the rows, as the program keeps it.
struct TableSortOrder<Value> {
    /// Where a column stands in the order: first, and in which direction.
    var direction: (AnyTableColumn<Value>) -> SortOrder?
    /// Orders by a column, the other way round if it was the first already.
    var toggle: (AnyTableColumn<Value>) -> Void

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) where Sort.Compared == Value {
        func isSame(_ first: Sort, _ second: Sort) -> Bool {
            var (first, second) = (first, second)
            first.order = .forward
            second.order = .forward
            return first == second
        }
        direction = { column in
            guard let own = column.comparator as? Sort, let first = order.wrappedValue.first, isSame(own, first) else { return nil }
            return first.order
        }
        toggle = { column in
            guard var own = column.comparator as? Sort else { return }
            if let first = order.wrappedValue.first, isSame(own, first) { own.order = first.order == .forward ? .reverse : .forward }
            order.wrappedValue = [own] + order.wrappedValue.filter { !isSame($0, own) }
        }
    }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = Never
    /// How rows are ordered; `Never` where they are not.
    associatedtype TableColumnSortComparator: SortComparator = Never

    nonisolated func _appendColumns(to columns: inout _TableColumns<TableRowValue>)
}

/// Columns being collected.
public struct _TableColumns<Value> {
    var columns: [AnyTableColumn<Value>] = []
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    var column: AnyTableColumn<RowValue>

    nonisolated init(title: Text, comparator: Any? = nil, cell: @escaping (RowValue) -> Content) {
        column = AnyTableColumn(title: title, cell: { AnyView(cell($0)) }, comparator: comparator)
    }

    /// The column with a width, in points; nil for what the others leave.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
        var result = self
        guard let width, width.isFinite, width >= 0 else { return self }
        (result.column.minimum, result.column.ideal, result.column.maximum) = (width, width, width)
        return result
    }

    /// The column with limits to its width, in points.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var result = self
        if let min, min >= 0 { result.column.minimum = min }
        if let ideal, ideal.isFinite { result.column.ideal = ideal }
        if let max, max >= 0 { result.column.maximum = max }
        return result
    }

    /// The column with its content at another side.
    nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var result = self
        result.column.alignment = alignment.horizontal
        return result
    }
}

/// At which side of a column its content lies.
public struct TableColumnAlignment: Hashable, Sendable {
    private let name: Int
    var horizontal: HorizontalAlignment { name == 1 ? .center : name == 2 ? .trailing : .leading }

    /// As the platform does: where lines begin.
    public static let automatic = TableColumnAlignment(name: 0)
    /// Where lines begin.
    public static let leading = TableColumnAlignment(name: 0)
    /// In the middle.
    public static let center = TableColumnAlignment(name: 1)
    /// Where lines end.
    public static let trailing = TableColumnAlignment(name: 2)
    /// As numbers are: where lines end.
    public static let numeric = TableColumnAlignment(name: 2)
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    nonisolated public func _appendColumns(to columns: inout _TableColumns<RowValue>) { columns.columns.append(column) }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(titleKey), cell: content)
    }

    /// A column with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(title), cell: content)
    }

    /// A column of texts, with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(title: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts, with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(title: Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column with a title that rows can be ordered by.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: KeyPathComparator(value), cell: content)
    }

    /// A column with a title, shown as it is, that rows can be ordered by.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: content)
    }

    /// A column of texts with a title that rows can be ordered by.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
        self.init(title: Text(titleKey), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }
}

/// Columns beside each other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    let columns: [AnyTableColumn<RowValue>]

    nonisolated public func _appendColumns(to columns: inout _TableColumns<RowValue>) { columns.columns += self.columns }
}

/// Builds the columns of tables.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public typealias Columns = TupleTableColumnContent<RowValue, Sort, Void>

    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ expression: TableColumn<RowValue, Sort, Content, Label>
    ) -> Columns { Columns(columns: [expression.column]) }

    @_disfavoredOverload
    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ expression: TableColumn<RowValue, Never, Content, Label>
    ) -> Columns { Columns(columns: [expression.column]) }

    nonisolated public static func buildBlock(_ content: Columns...) -> Columns { Columns(columns: content.flatMap(\.columns)) }
    nonisolated public static func buildOptional(_ content: Columns?) -> Columns { content ?? Columns(columns: []) }
    nonisolated public static func buildEither(first: Columns) -> Columns { first }
    nonisolated public static func buildEither(second: Columns) -> Columns { second }
}

/// The rows of a table, one for each value.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
}

extension Table {
    nonisolated private static func columns<C: TableColumnContent>(_ content: C) -> [AnyTableColumn<Value>] where C.TableRowValue == Value {
        var columns = _TableColumns<Value>()
        content._appendColumns(to: &columns)
        return columns.columns
    }
}

extension Table where Columns: TableColumnContent, Columns.TableRowValue == Value {
    /// A table with a row for each value.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: Array(data), columns: Self.columns(columns()), selection: nil, sortOrder: nil)
    }

    /// A table with a row for each value, of which one may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: Array(data), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: nil)
    }

    /// A table with a row for each value, of which several may be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: Array(data), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: nil)
    }

    /// A table whose titles change the order that the program keeps its rows in.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: Array(data), columns: Self.columns(columns()), selection: nil, sortOrder: TableSortOrder(sortOrder))
    }

    /// A table whose titles change the order of its rows, of which one may be selected.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: Array(data), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder))
    }

    /// A table whose titles change the order of its rows, of which several may be selected.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: Array(data), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder))
    }
}

extension Table: View {
    public var body: some View {
        TableBody(rows: rows, columns: columns, selection: selection, sortOrder: sortOrder)
    }
}
