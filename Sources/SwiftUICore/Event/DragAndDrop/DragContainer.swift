import CoreTransferable
import Foundation

/// An item of a drag, with its identity in the container of the drag.
struct DraggedItem {
    var provider: NSItemProvider
    var id: AnyHashable?
}

/// The identity of a draggable view in its container.
struct ContainerItem {
    var id: AnyHashable
    var namespace: Namespace.ID?
}

/// Provides the items for the draggable views in its content.
struct DragContainerModifier {
    var namespace: Namespace.ID?
    /// Returns the items with the given identities. An identity without an item in the container is left out.
    var items: ([AnyHashable]) -> [DraggedItem]
}

extension DragContainerModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DragContainerNode
}

final class DragContainerNode: ObservingNode<DragContainerModifier> {
    override var typeName: String { "dragContainer" }
}

/// Tells which items of a container are dragged together.
struct DragContainerSelectionModifier {
    var namespace: Namespace.ID?
    var selection: () -> [AnyHashable]
}

extension DragContainerSelectionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DragContainerSelectionNode
}

final class DragContainerSelectionNode: ObservingNode<DragContainerSelectionModifier> {
    override var typeName: String { "dragContainerSelection" }
}

extension DragSourceNode {
    /// Creates the items to drag; none prevents the drag.
    ///
    /// A view with an identity in a container drags the selection of the container if it is part of it, and otherwise itself.
    func draggedItems() -> [DraggedItem] {
        guard let item = modifier.containerItem else { return modifier.items().map { DraggedItem(provider: $0) } }
        guard let container = ancestor(DragContainerNode.self, where: { $0.modifier.namespace == item.namespace }) else {
            tree.diagnostics.warn("A view with draggable(containerItemID:) is not inside of a dragContainer, so nothing is dragged.")
            return []
        }
        let selection = ancestor(DragContainerSelectionNode.self) { $0.modifier.namespace == item.namespace }?.modifier.selection() ?? []
        return container.modifier.items(selection.contains(item.id) ? selection : [item.id])
    }
}

extension View {
    /// Makes the view the source of a drag of an item of the enclosing `dragContainer`.
    ///
    /// - Parameters:
    ///   - containerItemID: The identity of the item in the container.
    ///   - containerNamespace: The namespace of the container; nil for the nearest container without one.
    nonisolated public func draggable<ItemID: Hashable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            DragSourceModifier(
                items: { [] }, containerItem: ContainerItem(id: AnyHashable(containerItemID), namespace: containerNamespace), preview: nil,
                name: "draggable"))
    }

    /// Sets which items of a `dragContainer` are dragged together: all of them, when the user drags one of them.
    nonisolated public func dragContainerSelection<ItemID: Hashable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(DragContainerSelectionModifier(namespace: containerNamespace) { selection().map { AnyHashable($0) } })
    }

    nonisolated private func dragContainer<ItemID: Hashable, Data: RandomAccessCollection>(
        _ namespace: Namespace.ID?, _ payload: @escaping ([ItemID]) -> Data, id: @escaping (Data.Element) -> AnyHashable?
    ) -> some View where Data.Element: Transferable {
        modifier(
            DragContainerModifier(namespace: namespace) { ids in
                payload(ids.compactMap { $0.base as? ItemID }).map { DraggedItem(provider: NSItemProvider(value: $0), id: id($0)) }
            })
    }

    /// Makes the view a container whose views with `draggable(containerItemID:)` are dragged as items, one or several together.
    ///
    /// ```swift
    /// ForEach(fruits) { FruitView($0).draggable(containerItemID: $0.id) }
    ///     .dragContainer(for: Fruit.self) { ids in fruits.filter { ids.contains($0.id) } }
    ///     .dragContainerSelection(Array(selection))
    /// ```
    ///
    /// - Parameters:
    ///   - itemType: The type of the items.
    ///   - namespace: The namespace of the container, which distinguishes it from others around the same views.
    ///   - payload: Returns the items when a drag begins, given the identities of the selected items if the dragged view is one of them,
    ///     and otherwise its own. An empty collection prevents the drag.
    nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable & Identifiable, Data: RandomAccessCollection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
    ) -> some View where Data.Element == Item, Item.ID == ItemID {
        dragContainer(namespace, payload) { AnyHashable($0.id) }
    }

    /// Makes the view a container whose views with `draggable(containerItemID:)` are dragged as items, one at a time.
    nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable & Identifiable, Data: RandomAccessCollection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping (_ draggedItemID: ItemID) -> Data
    ) -> some View where Data.Element == Item, Item.ID == ItemID {
        dragContainer(namespace, { (ids: [ItemID]) in ids.flatMap { Array(payload($0)) } }) { AnyHashable($0.id) }
    }

    /// Makes the view a container whose views with `draggable(containerItemID:)` are dragged as items with identities of their own, one or
    /// several together.
    nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable, Data: RandomAccessCollection>(
        for itemType: Item.Type = Item.self, itemID: @escaping (Item) -> ItemID, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
    ) -> some View where Data.Element == Item {
        dragContainer(namespace, payload) { AnyHashable(itemID($0)) }
    }

    /// Makes the view a container whose views with `draggable(containerItemID:)` are dragged as items with identities of their own, one at
    /// a time.
    nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable, Data: RandomAccessCollection>(
        for itemType: Item.Type = Item.self, itemID: @escaping (Item) -> ItemID, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemID: ItemID) -> Data
    ) -> some View where Data.Element == Item {
        dragContainer(namespace, { (ids: [ItemID]) in ids.flatMap { Array(payload($0)) } }) { AnyHashable(itemID($0)) }
    }
}
