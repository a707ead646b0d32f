import Foundation

extension LarderStore {
    public func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

    public func toggleFavorite(_ id: Recipe.ID) {
        change { household in
            guard let index = household.recipes.firstIndex(where: { $0.id == id }) else { return }
            household.recipes[index].isFavorite.toggle()
        }
    }

    /// Puts the missing ingredients of a recipe on the shopping list. Returns their number.
    @discardableResult
    public func addMissingIngredients(of recipe: Recipe, servings: Int) -> Int {
        let missing = recipe.check(servings: servings, pantry: pantry).filter { !$0.isAtHome }
        for check in missing {
            guard let quantity = check.missing else { continue }
            let ingredient = check.ingredient
            addToList(
                ShoppingItem(
                    name: ingredient.name, quantity: quantity, category: ingredient.category, origin: .recipe(title: recipe.title)))
        }
        return missing.count
    }

    /// Takes the ingredients of a recipe from the pantry, first from the items that expire first.
    public func cook(_ recipe: Recipe, servings: Int) {
        let checks = recipe.check(servings: servings, pantry: pantry)
        change { household in
            for check in checks {
                var needed = check.ingredient.quantity
                for match in check.matches {
                    guard !needed.isEmpty, let index = household.pantry.firstIndex(where: { $0.id == match.id }) else { continue }
                    let available = household.pantry[index].quantity
                    guard let rest = available.subtracting(needed), let open = needed.subtracting(available) else { continue }
                    household.pantry[index].quantity = rest
                    needed = open
                }
            }
        }
    }
}
