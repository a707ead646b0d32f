import Foundation

extension LarderStore {
    /// Adds an item to the list, merged with an equal one.
    public func addToList(_ item: ShoppingItem) {
        change { $0.shopping.add(item) }
    }

    /// Adds a typed line such as "2 kg potatoes". Its category is that of the pantry item of the same name.
    /// Returns false if the line names nothing.
    @discardableResult
    public func addToList(line: String) -> Bool {
        guard let entry = QuickEntry(line) else { return false }
        addToList(ShoppingItem(name: entry.name, quantity: entry.quantity, category: category(of: entry.name)))
        return true
    }

    /// Adds the shortfall of a pantry item, or one step of its unit.
    public func addToList(_ item: PantryItem) {
        let quantity = item.shortfall ?? Quantity(item.quantity.unit.step, item.quantity.unit)
        addToList(ShoppingItem(name: item.name, quantity: quantity, category: item.category, origin: item.isLow ? .lowStock : .manual))
    }

    public func setDone(_ isDone: Bool, of id: ShoppingItem.ID) {
        change { household in
            guard let index = household.shopping.items.firstIndex(where: { $0.id == id }) else { return }
            household.shopping.items[index].isDone = isDone
        }
    }

    public func replace(_ item: ShoppingItem) {
        change { household in
            guard let index = household.shopping.items.firstIndex(where: { $0.id == item.id }) else { return }
            household.shopping.items[index] = item
        }
    }

    public func moveOpenItems(from source: IndexSet, to destination: Int) {
        change { $0.shopping.moveOpenItems(from: source, to: destination) }
    }

    public func deleteShoppingItems(_ ids: Set<ShoppingItem.ID>) {
        let deleted = shopping.items.enumerated().filter { ids.contains($0.element.id) }.map { (index: $0.offset, item: $0.element) }
        guard !deleted.isEmpty else { return }
        change { $0.shopping.items.removeAll { ids.contains($0.id) } }
        remember(.shopping(deleted))
    }

    private func category(of name: String) -> FoodCategory {
        pantry.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.category ?? .produce
    }
}
