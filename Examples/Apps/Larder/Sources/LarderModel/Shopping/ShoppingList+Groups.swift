extension ShoppingList {
    /// The open items of one category.
    public struct Group: Hashable, Identifiable, Sendable {
        public var category: FoodCategory
        public var items: [ShoppingItem]

        public var id: FoodCategory { category }
    }

    /// The open items by category, in the order in which a shop is walked through.
    public var groups: [Group] {
        Dictionary(grouping: openItems, by: \.category)
            .map { Group(category: $0.key, items: $0.value) }
            .sorted { $0.category < $1.category }
    }
}
