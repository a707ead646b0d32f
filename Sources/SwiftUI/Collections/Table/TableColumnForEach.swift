import Foundation
import SwiftUICore

/// Columns of a table, made from the elements of a collection.
///
/// ```swift
/// Table(people) {
///     TableColumn("Name", value: \.name)
///     TableColumnForEach(years) { year in
///         TableColumn(year.title) { Text($0.income(in: year), format: .number) }
///     }
/// }
/// ```
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent,
    Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    /// The elements.
    public var data: Data
    /// Returns the columns for an element.
    public var content: (Data.Element) -> Content

    nonisolated public func _appendColumns(to columns: inout _TableColumns<RowValue>) {
        for element in data { content(element)._appendColumns(to: &columns) }
    }
}

extension TableColumnForEach where Content == TupleTableColumnContent<RowValue, Sort, Void> {
    /// Creates columns for identifiable elements.
    nonisolated public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// Creates columns for elements that are identified by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Creates columns for the integers of a range.
    nonisolated public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
    }
}

extension TableColumnBuilder {
    /// Converts columns made from a collection.
    nonisolated public static func buildExpression<Data, ID>(
        _ expression: TableColumnForEach<Data, ID, RowValue, Sort, Columns>
    ) -> Columns {
        var columns = _TableColumns<RowValue>()
        expression._appendColumns(to: &columns)
        return Columns(columns: columns.columns)
    }
}
