import SwiftUICore

/// A scrollable column of rows that are created lazily, with optional selection, editing and swipe actions.
///
/// With a selection binding, the value that selects a row is its `tag`, or else the identity of its element.
///
/// ```swift
/// List(messages, selection: $selected) { message in
///     Text(message.subject)
///         .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
/// }
/// ```
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: ListSelection?
    let content: Content

    nonisolated init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }
}

// MARK: Static rows

extension List {
    /// Creates a list in which several rows can be selected. With a nil binding no row can be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// Creates a list in which at most one row can be selected. With a nil binding no row can be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// Creates a list in which exactly one row is selected.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list without selection.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }
}

// MARK: Rows from data

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by the value at a key path.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range.
    nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, which receives a binding to it.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, which receives a binding to it.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row for each element, in which several rows can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection($0).over(data, \.id) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, in which at most one row can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection($0).over(data, \.id) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, in which several rows can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: selection.map { selection in ListSelection(selection).over(data) { $0[keyPath: id] } },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, in which at most one row can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: selection.map { selection in ListSelection(selection).over(data) { $0[keyPath: id] } },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, which receives a binding to it, and in which several rows can be
    /// selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, which receives a binding to it, and in which at most one row can be
    /// selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range, in which several rows can be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each number of a range, in which at most one row can be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// Creates a list whose rows receive bindings to the elements and in which several rows can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list whose rows receive bindings to the elements and in which at most one row can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
}

extension List: View {
    public var body: some View {
        ListBody(selection: selection, content: content)
    }
}
