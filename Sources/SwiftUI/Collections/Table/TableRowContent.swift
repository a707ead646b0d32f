import SwiftUICore

/// A type that represents one or more rows of a table.
public protocol TableRowContent<TableRowValue> {
    /// The type of the values in the rows.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// The type of the rows of which this content consists.
    associatedtype TableRowBody: TableRowContent = Never

    /// The rows of which this content consists.
    @TableRowBuilder<Self.TableRowValue> var tableRowBody: Self.TableRowBody { get }

    /// Returns the rows as views. The default suits types with a body; do not call or implement it.
    func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView { tableRowBody._makeRows(in: context) }
}

extension TableRowContent where TableRowBody == Never {
    /// Not available: primitive rows have no body, and reading it is a programming error.
    public var tableRowBody: Never { preconditionFailure("tableRowBody should not be called on \(Self.self).") }
}

extension Never: TableRowContent {
    public typealias TableRowValue = Never

    public func _makeRows(in context: _TableRowContext<Never>) -> AnyView { AnyView(EmptyView()) }
}

/// The columns that the rows of a table show.
public struct _TableRowContext<Value> {
    let columns: [AnyTableColumn<Value>]
    let layout: TableColumnsLayout
    /// Whether only the first column has room.
    let isNarrow: Bool
    /// The space before the first and after the last cell, in points.
    let margin: CGFloat
    /// The space above and below the cells, in points.
    let padding: CGFloat
    /// The level of the rows in an outline; nil in tables without levels.
    var level: Int?
    /// Whether the rows below the next row are shown; nil if it has none.
    var isExpanded: Binding<Bool>?
}

/// The cells of a row.
struct TableRowCells<Value: Identifiable> {
    let value: Value
    let context: _TableRowContext<Value>
    @Environment(\.platformProfile) private var profile

    nonisolated init(value: Value, context: _TableRowContext<Value>) {
        self.value = value
        self.context = context
    }
}

extension TableRowCells: View {
    var body: some View {
        context.layout {
            ForEach(Array(context.columns.enumerated()), id: \.offset) { index, column in
                cell(column, isFirst: index == 0)
                    .lineLimit(context.isNarrow ? nil : 1)
                    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: column.alignment, vertical: .center))
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(context.isExpanded.map { $0.wrappedValue ? "Expanded" : "Collapsed" } ?? ""))
        .listRowInsets(EdgeInsets(top: context.padding, leading: context.margin, bottom: context.padding, trailing: context.margin))
        .tag(value.id)
    }

    /// Returns a cell. That of the first column shows the level in an outline.
    @ViewBuilder private func cell(_ column: AnyTableColumn<Value>, isFirst: Bool) -> some View {
        if isFirst, let level = context.level {
            HStack(spacing: profile.lists.outlineSpacing) {
                OutlineArrow(isOpen: context.isExpanded)
                column.cell(value)
            }
            .padding(.leading, CGFloat(level) * profile.lists.outlineIndent)
        } else {
            column.cell(value)
        }
    }
}

/// A row of a table that shows a value in the columns of the table.
///
/// ```swift
/// Table(of: Person.self) {
///     TableColumn("Name", value: \.name)
/// } rows: {
///     ForEach(people) { person in
///         TableRow(person).contextMenu { Button("Call") { call(person) } }
///     }
/// }
/// ```
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let value: Value

    /// Creates a row for a value.
    nonisolated public init(_ value: Value) {
        self.value = value
    }

    public func _makeRows(in context: _TableRowContext<Value>) -> AnyView { AnyView(TableRowCells(value: value, context: context)) }
}

/// The rows of a table, one for each element of the data.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data

    public func _makeRows(in context: _TableRowContext<Data.Element>) -> AnyView {
        AnyView(ForEach(data) { TableRowCells(value: $0, context: context) })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView {
        AnyView(ForEach<Data, ID, AnyView>(looping: data, id: { identity(of: $0) }, content: { content($0)._makeRows(in: context) }))
    }

    /// Creates the rows of each element of the data.
    ///
    /// Disfavoured, like the initialisers below, so that the content of loops is type-checked for views first.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
        self.init(looping: data, id: { $0.id }, content: content)
    }

    /// Creates the rows of each element of the data, identified by the value at a key path.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(looping: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Creates a row for each element of the data.
    @_disfavoredOverload
    nonisolated public init(_ data: Data) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(looping: data, id: { $0.id }, content: { TableRow($0) })
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    /// Groups rows, so that modifiers apply to each of them. Disfavoured, like the initialisers of loops.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content) where Content.TableRowValue == V {
        self.init(grouping: content())
    }

    public func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView { content._makeRows(in: context) }
}

/// A table row content without rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value

    nonisolated public init() {}

    public func _makeRows(in context: _TableRowContext<Value>) -> AnyView { AnyView(EmptyView()) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue

    public func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView {
        map { $0._makeRows(in: context) } ?? AnyView(EmptyView())
    }
}

/// Rows that a builder closure returns.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let rows: [(_TableRowContext<Value>) -> AnyView]

    public func _makeRows(in context: _TableRowContext<Value>) -> AnyView {
        AnyView(ForEach(Array(rows.enumerated()), id: \.offset) { $0.element(context) })
    }
}

/// A result builder that collects the rows in a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    /// Returns rows unchanged.
    nonisolated public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }

    /// Returns no rows.
    nonisolated public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Returns rows unchanged.
    nonisolated public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }

    /// Combines several rows.
    nonisolated public static func buildBlock<each C: TableRowContent>(
        _ content: repeat each C
    ) -> TupleTableRowContent<Value> {
        var rows: [(_TableRowContext<Value>) -> AnyView] = []
        // The compiler knows no requirement that all parts have the same type of values; each expression has been checked for it.
        func add<Rows: TableRowContent>(_ content: Rows) {
            rows.append { ($0 as? _TableRowContext<Rows.TableRowValue>).map { content._makeRows(in: $0) } ?? AnyView(EmptyView()) }
        }
        repeat add(each content)
        return TupleTableRowContent(rows: rows)
    }

    /// Returns the rows of an `if` without `else`.
    nonisolated public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }

    /// Returns the rows of the first branch of a condition.
    nonisolated public static func buildEither<C: TableRowContent>(first: C) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
        TupleTableRowContent(rows: [{ first._makeRows(in: $0) }])
    }

    /// Returns the rows of the second branch of a condition.
    nonisolated public static func buildEither<C: TableRowContent>(second: C) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
        TupleTableRowContent(rows: [{ second._makeRows(in: $0) }])
    }
}
