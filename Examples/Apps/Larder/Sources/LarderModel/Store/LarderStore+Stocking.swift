import Foundation

extension LarderStore {
    /// Moves the items in the basket into the pantry: quantities of known items grow, other items are added.
    public func stockDoneItems() {
        change { household in
            for item in household.shopping.removeDoneItems() {
                let index = household.pantry.firstIndex { known in
                    known.name.caseInsensitiveCompare(item.name) == .orderedSame && known.quantity.isCompatible(with: item.quantity)
                }
                if let index, let sum = household.pantry[index].quantity.adding(item.quantity) {
                    household.pantry[index].quantity = sum.normalized
                } else {
                    household.pantry.append(PantryItem(name: item.name, category: item.category, quantity: item.quantity))
                }
            }
        }
    }

    /// Puts every item that is low on the shopping list, unless it is there already. Returns the number of added items.
    @discardableResult
    public func addLowItemsToList() -> Int {
        let low = pantry.filter { item in
            item.isLow && !shopping.openItems.contains { $0.name.caseInsensitiveCompare(item.name) == .orderedSame }
        }
        low.forEach { addToList($0) }
        return low.count
    }
}
