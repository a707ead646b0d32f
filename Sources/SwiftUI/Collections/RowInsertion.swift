import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// What can be dropped between the rows of a loop in a list.
struct RowInsertion {
    var contentTypes: [UTType]
    /// Called with the offset before which the things come to lie.
    var insert: (Int, [NSItemProvider]) -> Void
}

struct OnInsertTraitKey: _ViewTraitKey { typealias Value = RowInsertion }

extension DynamicViewContent {
    /// Lets things be dropped between the rows of a list: the function is called with the offset before which they come to lie.
    ///
    /// Without rows there is nothing to drop them on.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OnInsertTraitKey>(value: RowInsertion(contentTypes: supportedContentTypes, insert: action)))
    }

    /// Lets values of a type be dropped between the rows of a list: the function is called with them, once all are there, and with
    /// the offset before which they come to lie.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: T.importedContentTypes()) { offset, items in
            _ = TransferLoading.load(payloadType, from: items) { action($0, offset) }
        }
    }
}

/// Lets things be dropped over or under a row of a list, and shows where they would come to lie.
struct RowInsertionTarget {
    var insertion: RowInsertion?
    var index: Int?
    /// The row's height, in points.
    var height: CGFloat
    @State private var edge: VerticalEdge?

    nonisolated init(insertion: RowInsertion?, index: Int?, height: CGFloat) {
        self.insertion = insertion
        self.index = index
        self.height = height
    }
}

extension RowInsertionTarget: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if let insertion, let index {
            content
                .overlay(alignment: edge == .top ? .top : .bottom) {
                    if edge != nil { Capsule().fill(.tint).frame(height: 2) }
                }
                .onDrop(of: insertion.contentTypes, delegate: Delegate(insertion: insertion, index: index, height: height, edge: $edge))
        } else {
            content
        }
    }

    fileprivate struct Delegate: DropDelegate {
        var insertion: RowInsertion
        var index: Int
        var height: CGFloat
        @Binding var edge: VerticalEdge?

        func dropUpdated(info: DropInfo) -> DropProposal? {
            let new: VerticalEdge = info.location.y < height / 2 ? .top : .bottom
            if new != edge { edge = new }
            return nil
        }

        func dropExited(info: DropInfo) { edge = nil }

        func performDrop(info: DropInfo) -> Bool {
            edge = nil
            insertion.insert(index + (info.location.y < height / 2 ? 0 : 1), info.itemProviders(for: insertion.contentTypes))
            return true
        }
    }
}
