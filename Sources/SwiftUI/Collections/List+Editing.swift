import Foundation
import SwiftUICore

/// The changes that the user can make to the elements of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Moving elements.
    public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
    /// Deleting elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
    /// Moving and deleting elements.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// A row of an editable collection.
public struct EditableCollectionContent<Content: View, Data> {
    let content: Content
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}

extension EditableCollectionContent: View {
    public var body: some View {
        content
            .modifier(_TraitWritingModifier<OptionalActionTraitKey<OnDeleteTraitKey>>(value: delete))
            .modifier(_TraitWritingModifier<OptionalActionTraitKey<OnMoveTraitKey>>(value: move))
    }
}

extension ForEach where Content: View {
    nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        editing data: Binding<C>, id: KeyPath<C.Element, ID>, actions: EditActions<C>,
        row: @escaping (Binding<C.Element>) -> Row
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable, Content == EditableCollectionContent<Row, C> {
        self.init(data, id: id) { (element: Binding<C.Element>) -> Content in
            EditableCollectionContent<Row, C>(
                content: row(element),
                delete: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
                move: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list whose rows receive bindings to the elements, and which the user can edit in the given ways.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(editing: data, id: \.id, actions: editActions, row: rowContent))
    }

    /// Creates a list of elements identified by a key path, whose rows receive bindings and which the user can edit in the given ways.
    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>>,
        Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(editing: data, id: id, actions: editActions, row: rowContent))
    }
}

extension List {
    /// Creates a list that the user can edit in the given ways and in which several rows can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(editing: data, id: \.id, actions: editActions, row: rowContent))
    }

    /// Creates a list that the user can edit in the given ways and in which at most one row can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(editing: data, id: \.id, actions: editActions, row: rowContent))
    }

    /// Creates a list of elements identified by a key path that the user can edit in the given ways and in which several rows can be
    /// selected.
    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>>,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(editing: data, id: id, actions: editActions, row: rowContent))
    }

    /// Creates a list of elements identified by a key path that the user can edit in the given ways and in which at most one row can be
    /// selected.
    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>>,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(editing: data, id: id, actions: editActions, row: rowContent))
    }
}
