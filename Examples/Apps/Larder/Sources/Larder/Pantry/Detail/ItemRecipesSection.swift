import LarderKit
import LarderModel
import SwiftUI

/// The recipes that use an item.
struct ItemRecipesSection: View {
    @Environment(LarderStore.self) private var store
    @Environment(Router.self) private var router

    var item: PantryItem

    var body: some View {
        if !recipes.isEmpty {
            Section {
                ForEach(recipes) { recipe in
                    Button {
                        router.recipePath = [.recipe(recipe.id)]
                        router.tab = .recipes
                    } label: {
                        Label(Text(verbatim: recipe.title), systemImage: "fork.knife")
                    }
                    .tint(.primary)
                }
            } header: {
                Text("Cook With It", bundle: .module)
            }
        }
    }

    private var recipes: [Recipe] {
        store.recipes.filter { recipe in
            recipe.ingredients.contains { $0.name.caseInsensitiveCompare(item.name) == .orderedSame }
        }
    }
}
