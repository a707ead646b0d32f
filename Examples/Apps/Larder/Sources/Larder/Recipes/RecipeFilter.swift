import Foundation
import LarderModel

/// The condition by which recipes are filtered.
struct RecipeFilter: Equatable {
    var text = ""
    /// The tags that a recipe has to have, all of them.
    var tags: Set<String> = []

    /// Returns the recipes that fit, favourites first.
    func recipes(from recipes: [Recipe]) -> [Recipe] {
        recipes.filter(includes).sorted { left, right in
            if left.isFavorite != right.isFavorite { return left.isFavorite }
            return left.title.localizedStandardCompare(right.title) == .orderedAscending
        }
    }

    private func includes(_ recipe: Recipe) -> Bool {
        guard tags.isSubset(of: recipe.tags) else { return false }
        return text.isEmpty || recipe.title.localizedStandardContains(text)
            || recipe.ingredients.contains { $0.name.localizedStandardContains(text) }
    }
}
