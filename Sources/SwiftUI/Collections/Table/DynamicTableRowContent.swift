import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Rows of a table that are generated from a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// Rows between which items can be dropped.
struct InsertingTableRows<Base: DynamicTableRowContent>: DynamicTableRowContent {
    typealias TableRowValue = Base.TableRowValue
    let base: Base
    let insertion: RowInsertion

    var data: Base.Data { base.data }

    func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView {
        AnyView(base._makeRows(in: context).modifier(_TraitWritingModifier<OnInsertTraitKey>(value: insertion)))
    }
}

extension DynamicTableRowContent {
    /// Lets the user drop items between the rows. The action receives the offset at which to insert them and their providers.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        InsertingTableRows(base: self, insertion: RowInsertion(contentTypes: supportedContentTypes, insert: action))
    }

    /// Lets the user drop values of a transferable type between the rows.
    ///
    /// The action is called once all values have been loaded, with the offset at which to insert them.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        onInsert(of: T.importedContentTypes()) { offset, items in
            _ = TransferLoading.load(payloadType, from: items) { action(offset, $0) }
        }
    }
}
