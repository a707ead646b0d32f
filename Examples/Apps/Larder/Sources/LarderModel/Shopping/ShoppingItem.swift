import Foundation

/// A line of the shopping list.
public struct ShoppingItem: Codable, Hashable, Identifiable, Sendable {
    /// The reason for which an item is on the list.
    public enum Origin: Codable, Hashable, Sendable {
        case manual
        case lowStock
        case recipe(title: String)
    }

    public let id: UUID
    public var name: String
    public var quantity: Quantity
    public var category: FoodCategory
    public var isDone: Bool
    public var origin: Origin

    public init(
        id: UUID = UUID(), name: String, quantity: Quantity, category: FoodCategory, isDone: Bool = false, origin: Origin = .manual
    ) {
        self.id = id
        self.name = name
        self.quantity = quantity
        self.category = category
        self.isDone = isDone
        self.origin = origin
    }
}
