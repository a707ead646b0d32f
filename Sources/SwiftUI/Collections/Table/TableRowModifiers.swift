import CoreTransferable
import Foundation
import SwiftUICore

/// Rows of a table with a modifier.
private struct ModifiedTableRows<Base: TableRowContent, Modified: View>: TableRowContent {
    typealias TableRowValue = Base.TableRowValue
    let base: Base
    let modify: (AnyView) -> Modified

    func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView { AnyView(modify(base._makeRows(in: context))) }
}

extension TableRowContent {
    /// Adds a context menu to the rows.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return ModifiedTableRows(base: self) { row in row.contextMenu { items } }
    }

    /// Lets the user drag a value from the rows.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(base: self) { $0.draggable(payload()) }
    }

    /// Lets the user drag the item of the enclosing `dragContainer` that the rows stand for.
    public func draggable<ItemID: Hashable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(base: self) { $0.draggable(containerItemID: containerItemID, containerNamespace: containerNamespace) }
    }

    /// Lets the user drop values on the rows.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(base: self) { row in
            row.dropDestination(for: payloadType) { items, _ in
                action(items)
                return true
            }
        }
    }

    /// Lets the user drag an item from the rows. If the function returns nil, an item without content is dragged.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(base: self) { row in
            action.map { action in AnyView(row.onDrag { action() ?? NSItemProvider() }) } ?? row
        }
    }

    /// Adds a context menu to the rows, with a preview above the items on iOS.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some TableRowContent<TableRowValue> {
        let (items, preview) = (menuItems(), preview())
        return ModifiedTableRows(base: self) { row in row.contextMenu(menuItems: { items }, preview: { preview }) }
    }

    /// Calls a function with true when the pointer enters one of the rows, and with false when it leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(base: self) { $0.onHover(perform: action) }
    }

    /// Sets whether the user cannot select the rows.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(base: self) { $0.selectionDisabled(isDisabled) }
    }
}
