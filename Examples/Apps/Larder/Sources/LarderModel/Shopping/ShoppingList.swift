import Foundation

/// The items to buy, in the order in which they are shown.
public struct ShoppingList: Codable, Hashable, Sendable {
    public var items: [ShoppingItem]

    public init(items: [ShoppingItem] = []) { self.items = items }

    public var openItems: [ShoppingItem] { items.filter { !$0.isDone } }

    public var doneItems: [ShoppingItem] { items.filter(\.isDone) }

    /// The share of the items that are in the basket, from 0 to 1.
    public var progress: Double { items.isEmpty ? 0 : Double(doneItems.count) / Double(items.count) }

    /// Adds an item. If the same thing is on the list already, its quantity grows instead.
    /// Returns the identity of the line that contains the item now.
    @discardableResult
    public mutating func add(_ item: ShoppingItem) -> ShoppingItem.ID {
        let index = items.firstIndex { line in
            !line.isDone && line.name.caseInsensitiveCompare(item.name) == .orderedSame && line.quantity.isCompatible(with: item.quantity)
        }
        guard let index, let sum = items[index].quantity.adding(item.quantity) else {
            items.append(item)
            return item.id
        }
        items[index].quantity = sum.normalized
        return items[index].id
    }

    /// Moves open items, as a list reports it. Offsets count open items only, because done items are shown apart.
    public mutating func moveOpenItems(from source: IndexSet, to destination: Int) {
        let open = openItems
        let moved = source.map { open[$0] }
        let before = open[..<destination].enumerated().filter { !source.contains($0.offset) }.map(\.element)
        let after = open[destination...].enumerated().filter { !source.contains($0.offset + destination) }.map(\.element)
        items = before + moved + after + doneItems
    }

    /// Removes the items in the basket and returns them.
    public mutating func removeDoneItems() -> [ShoppingItem] {
        let done = doneItems
        items.removeAll(where: \.isDone)
        return done
    }
}
