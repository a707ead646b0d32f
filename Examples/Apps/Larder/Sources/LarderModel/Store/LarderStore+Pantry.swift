import Foundation

extension LarderStore {
    public func item(_ id: PantryItem.ID) -> PantryItem? { pantry.first { $0.id == id } }

    /// Adds an item, or replaces the item of the same identity.
    public func save(_ item: PantryItem) {
        change { household in
            if let index = household.pantry.firstIndex(where: { $0.id == item.id }) {
                household.pantry[index] = item
            } else {
                household.pantry.append(item)
            }
        }
    }

    public func setQuantity(_ quantity: Quantity, of id: PantryItem.ID) {
        change { household in
            guard let index = household.pantry.firstIndex(where: { $0.id == id }) else { return }
            household.pantry[index].quantity = quantity
        }
    }

    public func move(_ id: PantryItem.ID, to location: StorageLocation) {
        change { household in
            guard let index = household.pantry.firstIndex(where: { $0.id == id }) else { return }
            household.pantry[index].location = location
        }
    }

    public func deletePantryItems(_ ids: Set<PantryItem.ID>) {
        let deleted = pantry.enumerated().filter { ids.contains($0.element.id) }.map { (index: $0.offset, item: $0.element) }
        guard !deleted.isEmpty else { return }
        change { $0.pantry.removeAll { ids.contains($0.id) } }
        remember(.pantry(deleted))
    }

    /// The items that a query selects, in an order.
    public func pantry(matching query: PantryQuery, order: PantryOrder, calendar: Calendar = .current) -> [PantryItem] {
        order.sorted(pantry.filter { query.includes($0, on: today, calendar: calendar) })
    }

    /// All tags in use, in alphabetical order.
    public var tags: [String] { Set(pantry.flatMap(\.tags)).sorted() }
}
