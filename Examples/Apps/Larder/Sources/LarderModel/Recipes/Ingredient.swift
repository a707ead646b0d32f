import Foundation

/// One ingredient of a recipe.
public struct Ingredient: Codable, Hashable, Identifiable, Sendable {
    public let id: UUID
    public var name: String
    public var quantity: Quantity
    public var category: FoodCategory

    public init(id: UUID = UUID(), name: String, quantity: Quantity, category: FoodCategory) {
        self.id = id
        self.name = name
        self.quantity = quantity
        self.category = category
    }

    public func scaled(by factor: Double) -> Ingredient {
        Ingredient(id: id, name: name, quantity: quantity.scaled(by: factor).normalized, category: category)
    }
}
