import CoreGraphics
import Foundation
import SwiftUICore

/// A table of values in columns. On iOS, with a compact horizontal size class, only the first column is shown and the header is hidden.
///
/// A click on the title of a column with a comparator changes `sortOrder`; the program sorts its values accordingly. On macOS the user
/// changes the width of a column by dragging its edge in the header, within the limits of the column's `width(min:ideal:max:)`.
///
/// ```swift
/// Table(people, sortOrder: $order) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(60)
/// }
/// .onChange(of: order) { people.sort(using: $1) }
/// ```
public struct Table<Value: Identifiable, Rows, Columns> {
    let makeRows: (_TableRowContext<Value>) -> AnyView
    let columns: [AnyTableColumn<Value>]
    let selection: ListSelection?
    let sortOrder: TableSortOrder<Value>?
    let customization: Binding<TableColumnCustomization<Value>>?

    nonisolated init<R: TableRowContent>(
        rows: R, columns: [AnyTableColumn<Value>], selection: ListSelection?, sortOrder: TableSortOrder<Value>?,
        customization: Binding<TableColumnCustomization<Value>>?
    ) where R.TableRowValue == Value {
        makeRows = { rows._makeRows(in: $0) }
        self.columns = columns
        self.selection = selection
        self.sortOrder = sortOrder
        self.customization = customization
    }
}

/// A type-erased table column.
struct AnyTableColumn<Value> {
    var title: Text
    var cell: (Value) -> AnyView
    var minimum: CGFloat = 40
    var ideal: CGFloat?
    var maximum: CGFloat = .infinity
    var alignment = HorizontalAlignment.leading
    /// The comparator of the column in ascending order, of the type in the program's sort order; nil if the column cannot be sorted.
    var comparator: Any?
    /// The identifier of the column in the table's customization; nil if the user cannot customize it.
    var customizationID: String?
    var isHiddenByDefault = false
    /// The ways in which the user cannot customize the column.
    var fixedBehaviors = TableColumnCustomizationBehavior()
    /// The position of the column among the columns of the program.
    var position = 0

    /// The identity of the column while the user moves and hides columns.
    var identity: AnyHashable { customizationID.map(AnyHashable.init) ?? AnyHashable(position) }
    /// Whether the user can change the width of the column: unless its width is fixed, or the program has disabled resizing.
    var isResizable: Bool { minimum < maximum && !fixedBehaviors.contains(.resize) }
}

/// Type-erased access to the program's sort order.
struct TableSortOrder<Value> {
    /// Returns the direction of a column if it is first in the sort order, else nil.
    var direction: (AnyTableColumn<Value>) -> SortOrder?
    /// Makes a column the first in the sort order, or reverses its direction if it already is.
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

/// A type that represents one or more columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the values in the rows.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// The type of the comparators of the columns; `Never` if they cannot be sorted.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    /// The type of the columns of which this content consists.
    associatedtype TableColumnBody: TableColumnContent = Never

    /// The columns of which this content consists.
    @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator> nonisolated var tableColumnBody: Self.TableColumnBody { get }

    /// Adds the columns to those of a table. The default suits types with a body; do not call or implement it.
    nonisolated func _appendColumns(to columns: inout _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    nonisolated public func _appendColumns(to columns: inout _TableColumns<TableRowValue>) { tableColumnBody._appendColumns(to: &columns) }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Not available: primitive columns have no body, and reading it is a programming error.
    nonisolated public var tableColumnBody: Never { preconditionFailure("tableColumnBody should not be called on \(Self.self).") }
}

extension Never: TableColumnContent {
    public typealias TableColumnSortComparator = Never

    nonisolated public func _appendColumns(to columns: inout _TableColumns<Never>) {}
}

/// The columns that table content contributes.
public struct _TableColumns<Value> {
    var columns: [AnyTableColumn<Value>] = []
}

/// A column of a table: a title and a cell for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    var column: AnyTableColumn<RowValue>

    nonisolated init(title: Text, comparator: Any? = nil, cell: @escaping (RowValue) -> Content) {
        column = AnyTableColumn(title: title, cell: { AnyView(cell($0)) }, comparator: comparator)
    }

    /// Fixes the width of the column, in points: the user cannot change it. A value that is nil, negative or not finite has no effect.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
        var result = self
        guard let width, width.isFinite, width >= 0 else { return self }
        (result.column.minimum, result.column.ideal, result.column.maximum) = (width, width, width)
        return result
    }

    /// Sets the ideal width of the column and limits it, in points. On macOS the user can change the width within the limits, by dragging
    /// the edge of the column in the header.
    ///
    /// A value of nil keeps the default: a minimum of 40, no maximum, and an ideal width that the table chooses. Negative limits, and a
    /// minimum or an ideal width that is not finite, are ignored. If the maximum is below the minimum, it is the width of the column.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var result = self
        if let min, min >= 0, min.isFinite { result.column.minimum = min }
        if let ideal, ideal.isFinite { result.column.ideal = ideal }
        if let max, max >= 0 { result.column.maximum = max }
        return result
    }

    /// Sets the horizontal alignment of the column.
    nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var result = self
        result.column.alignment = alignment.horizontal
        return result
    }
}

/// The horizontal alignment of the title and the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
    private let name: Int
    var horizontal: HorizontalAlignment { name == 1 ? .center : name == 2 ? .trailing : .leading }

    /// The default of the platform, which is `leading`.
    public static let automatic = TableColumnAlignment(name: 0)
    /// The leading edge.
    public static let leading = TableColumnAlignment(name: 0)
    /// The centre.
    public static let center = TableColumnAlignment(name: 1)
    /// The trailing edge.
    public static let trailing = TableColumnAlignment(name: 2)
    /// The alignment of numbers, which is `trailing`.
    public static let numeric = TableColumnAlignment(name: 2)
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    nonisolated public func _appendColumns(to columns: inout _TableColumns<RowValue>) { columns.columns.append(column) }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized title and custom cells.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(titleKey), cell: content)
    }

    /// Creates a column with a title that is not localized and custom cells.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(title), cell: content)
    }

    /// Creates a column of texts with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(title: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(title: Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a sortable column with a localized title and custom cells.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: KeyPathComparator(value), cell: content)
    }

    /// Creates a sortable column with a title that is not localized and custom cells.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: content)
    }

    /// Creates a column with a localized title and custom cells, which sorts by a text as the user's language does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titleKey, value: value, comparator: .localizedStandard, content: content)
    }

    /// Creates a column with a title that is not localized and custom cells, which sorts by a text as the user's language does.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, value: value, comparator: .localizedStandard, content: content)
    }

    /// Creates a column with a localized title and custom cells, which sorts by a property: false comes before true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titleKey, value: value, comparator: BooleanComparator(), content: content)
    }

    /// Creates a sortable column of texts with a localized title. They are sorted as the user's language does.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
        self.init(titleKey, value: value, comparator: .localizedStandard)
    }
}

/// Several columns, as the builder returns them.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    let columns: [AnyTableColumn<RowValue>]

    nonisolated public func _appendColumns(to columns: inout _TableColumns<RowValue>) { columns.columns += self.columns }
}

extension Group {
    /// Groups columns, which then count as one statement of the builder. Disfavoured, like the initialisers of loops.
    @_disfavoredOverload
    nonisolated public init<R: Identifiable, S: SortComparator>(@TableColumnBuilder<R, S> content: () -> Content)
    where Content == TupleTableColumnContent<R, S, Void> {
        self.init(grouping: content())
    }
}

/// A result builder that collects the columns in a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public typealias Columns = TupleTableColumnContent<RowValue, Sort, Void>

    /// Converts a column that belongs to the sort order.
    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ expression: TableColumn<RowValue, Sort, Content, Label>
    ) -> Columns { Columns(columns: [expression.column]) }

    /// Converts a column that cannot be sorted.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ expression: TableColumn<RowValue, Never, Content, Label>
    ) -> Columns { Columns(columns: [expression.column]) }

    /// Converts a group of columns.
    @_disfavoredOverload
    nonisolated public static func buildExpression(_ expression: Group<Columns>) -> Columns { expression.content }

    /// Converts columns of a type of the program.
    @_disfavoredOverload
    nonisolated public static func buildExpression<C: TableColumnContent>(_ expression: C) -> Columns
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
        var columns = _TableColumns<RowValue>()
        expression._appendColumns(to: &columns)
        return Columns(columns: columns.columns)
    }

    /// Combines several columns.
    nonisolated public static func buildBlock(_ content: Columns...) -> Columns { Columns(columns: content.flatMap(\.columns)) }
    /// Returns the columns of an `if` without `else`.
    nonisolated public static func buildOptional(_ content: Columns?) -> Columns { content ?? Columns(columns: []) }
    /// Returns the columns of the first branch of a condition.
    nonisolated public static func buildEither(first: Columns) -> Columns { first }
    /// Returns the columns of the second branch of a condition.
    nonisolated public static func buildEither(second: Columns) -> Columns { second }
}

extension Table {
    nonisolated static func columns<C: TableColumnContent>(_ content: C) -> [AnyTableColumn<Value>] where C.TableRowValue == Value {
        var columns = _TableColumns<Value>()
        content._appendColumns(to: &columns)
        for position in columns.columns.indices { columns.columns[position].position = position }
        return columns.columns
    }
}

// The type of the columns is given in full, also below: with a constraint on their `TableRowValue` the compiler would not infer the type of the
// rows before it examines the columns.
extension Table where Columns == TupleTableColumnContent<Value, Never, Void> {
    /// Creates a table without selection.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: Self.columns(columns()), selection: nil, sortOrder: nil,
            customization: columnCustomization)
    }

    /// Creates a table in which at most one row can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: nil,
            customization: columnCustomization)
    }

    /// Creates a table in which several rows can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: Self.columns(columns()), selection: ListSelection(selection), sortOrder: nil,
            customization: columnCustomization)
    }
}

extension Table {
    /// Creates a table whose titles change the sort order.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: TableForEachContent(data: data), columns: Self.columns(columns()), selection: nil, sortOrder: TableSortOrder(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table whose titles change the sort order and in which at most one row can be selected.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: TableForEachContent(data: data), columns: Self.columns(columns()), selection: ListSelection(selection),
            sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
    }

    /// Creates a table whose titles change the sort order and in which several rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns == TupleTableColumnContent<Value, Sort, Void> {
        self.init(
            rows: TableForEachContent(data: data), columns: Self.columns(columns()), selection: ListSelection(selection),
            sortOrder: TableSortOrder(sortOrder), customization: columnCustomization)
    }
}

extension Table: View {
    public var body: some View {
        TableBody(makeRows: makeRows, columns: columns, selection: selection, sortOrder: sortOrder, customization: customization)
    }
}
