import SwiftUICore

// The bindings are optional twice: each conversion to an optional makes an initializer a worse match, so that the compiler prefers those of
// `List` for bindings to optional values and sets, which these would take for single values.

extension List {
    /// Creates a list with a row for each element, in which one row is always selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>??, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: (selection ?? nil).map { ListSelection($0).over(data, \.id) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, in which one row is always selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>??,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: (selection ?? nil).map { selection in ListSelection(selection).over(data) { $0[keyPath: id] } },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range, in which one row is always selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>??, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: (selection ?? nil).map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list of a tree in which one row is always selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>??,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    {
        self.init(selection: (selection ?? nil).map { ListSelection($0) }, content: OutlineGroup(data, children: children, content: rowContent))
    }
}
