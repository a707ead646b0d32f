import Foundation

/// An ingredient of a recipe compared with the pantry.
public struct IngredientCheck: Hashable, Identifiable, Sendable {
    public var ingredient: Ingredient
    /// The pantry items that count as the ingredient, the one that expires first at the front.
    public var matches: [PantryItem]
    /// The quantity that is not at home, or nil if there is enough.
    public var missing: Quantity?

    public var id: Ingredient.ID { ingredient.id }

    public var isAtHome: Bool { missing == nil }

    public init(_ ingredient: Ingredient, pantry: [PantryItem]) {
        self.ingredient = ingredient
        matches = PantryOrder.expiry.sorted(
            pantry.filter { $0.name.caseInsensitiveCompare(ingredient.name) == .orderedSame && !$0.quantity.isEmpty })
        let available = matches.reduce(into: 0.0) { sum, item in
            if item.quantity.isCompatible(with: ingredient.quantity) { sum += item.quantity.baseAmount }
        }
        let shortage = ingredient.quantity.baseAmount - available
        missing = shortage > 0.000_1 ? Quantity(shortage / ingredient.quantity.unit.baseUnits, ingredient.quantity.unit).normalized : nil
    }
}

extension Recipe {
    /// Compares the ingredients for a number of servings with the pantry.
    public func check(servings: Int? = nil, pantry: [PantryItem]) -> [IngredientCheck] {
        ingredients(for: servings ?? self.servings).map { IngredientCheck($0, pantry: pantry) }
    }
}
