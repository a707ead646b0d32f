import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The items that can be dropped between the rows of a loop in a list.
struct RowInsertion {
    var contentTypes: [UTType]
    /// Called with the offset at which to insert the dropped items.
    var insert: (Int, [NSItemProvider]) -> Void
}

struct OnInsertTraitKey: _TraitKey { typealias Value = RowInsertion }

extension DynamicViewContent {
    /// Lets the user drop items between the rows of a list. The action receives the offset at which to insert them and their providers.
    ///
    /// A loop without rows accepts no drops.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OnInsertTraitKey>(value: RowInsertion(contentTypes: supportedContentTypes, insert: action)))
    }

    /// Lets the user drop items of types given by their identifiers between the rows of a list.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: UTType.types(acceptedTypeIdentifiers), perform: action)
    }

    /// Lets the user drop values of a transferable type between the rows of a list.
    ///
    /// The action is called once all values have been loaded, with them and the offset at which to insert them.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: T.importedContentTypes()) { offset, items in
            _ = TransferLoading.load(payloadType, from: items) { action($0, offset) }
        }
    }
}

/// Accepts drops above or below a list row and marks the insertion point: of items of other views, and of rows of the same loop.
struct RowInsertionTarget {
    var insertion: RowInsertion?
    var reordering: RowReordering?
    var index: Int?
    /// The height of the row, in points.
    var height: CGFloat
    @State private var edge: VerticalEdge?

    nonisolated init(insertion: RowInsertion?, reordering: RowReordering?, index: Int?, height: CGFloat) {
        self.insertion = insertion
        self.reordering = reordering
        self.index = index
        self.height = height
    }
}

extension RowInsertionTarget: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if let index, insertion != nil || reordering != nil {
            content
                .overlay(alignment: edge == .top ? .top : .bottom) {
                    if edge != nil { Capsule().fill(.tint).frame(height: 2) }
                }
                .onDrop(
                    of: (insertion?.contentTypes ?? []) + (reordering == nil ? [] : [DraggedRow.type]),
                    delegate: Delegate(insertion: insertion, reordering: reordering, index: index, height: height, edge: $edge))
        } else {
            content
        }
    }

    fileprivate struct Delegate: DropDelegate {
        var insertion: RowInsertion?
        var reordering: RowReordering?
        var index: Int
        var height: CGFloat
        @Binding var edge: VerticalEdge?

        private func draggedRow(_ info: DropInfo) -> DraggedRow? {
            guard let reordering, let row = info.itemProviders(for: [DraggedRow.type]).first as? DraggedRow else { return nil }
            return row.loop == reordering.loop ? row : nil
        }

        func validateDrop(info: DropInfo) -> Bool {
            draggedRow(info) != nil || insertion.map { !info.itemProviders(for: $0.contentTypes).isEmpty } ?? false
        }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            let new: VerticalEdge = info.location.y < height / 2 ? .top : .bottom
            if new != edge { edge = new }
            return draggedRow(info) == nil ? nil : DropProposal(operation: .move)
        }

        func dropExited(info: DropInfo) { edge = nil }

        func performDrop(info: DropInfo) -> Bool {
            edge = nil
            let offset = index + (info.location.y < height / 2 ? 0 : 1)
            if let row = draggedRow(info), let reordering {
                reordering.move(row, to: offset)
            } else if let insertion {
                insertion.insert(offset, info.itemProviders(for: insertion.contentTypes))
            }
            return true
        }
    }
}
