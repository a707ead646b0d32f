import Foundation
import SwiftUICore

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets. Offsets beyond the end are ignored. Takes linear time.
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
    /// Moves the elements at some offsets so that they come to lie, together, before the one at another offset. Offsets beyond
    /// the end are ignored. Takes linear time.
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
    /// A loop over elements that its rows may change; a list may move and delete them.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable {
        self.init(editing: data, id: \.id, actions: editActions, row: content)
    }

    /// A loop over elements, known by the value at a key path, that its rows may change; a list may move and delete them.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
        self.init(editing: data, id: id, actions: editActions, row: content)
    }
}
