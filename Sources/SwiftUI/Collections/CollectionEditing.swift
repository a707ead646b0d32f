import Foundation
import SwiftUICore

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the given offsets in linear time. Offsets beyond the end are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard !offsets.isEmpty else { return }
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at the given offsets, in their order, to just before the element at offset `destination`, in linear time.
    ///
    /// The destination refers to the collection before the move. Offsets beyond the end are ignored.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension ForEach where Content: View {
    /// Creates a loop that gives its rows bindings to the elements and lets the enclosing list move or delete them.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(editing: data, id: \.id, actions: editActions, row: content)
    }

    /// Creates a loop over elements identified by a key path, which gives its rows bindings and lets the list move or delete them.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
        self.init(editing: data, id: id, actions: editActions, row: content)
    }
}
