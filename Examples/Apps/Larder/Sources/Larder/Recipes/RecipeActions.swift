import LarderKit
import LarderModel
import SwiftUI

/// Shopping for a recipe and cooking it.
struct RecipeActions: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics
    @State private var asksToCook = false
    @State private var addedCount: Int?

    var recipe: Recipe
    var servings: Int
    var checks: [IngredientCheck]
    /// Called after the ingredients were taken from the pantry.
    var didCook: () -> Void

    var body: some View {
        Section {
            if missingCount > 0 {
                Button(Text("Add \(missingCount) Missing Ingredients", bundle: .module), systemImage: "cart.badge.plus") {
                    addedCount = store.addMissingIngredients(of: recipe, servings: servings)
                    haptics.play(.success)
                }
            }
            Button(Text("Cook Now", bundle: .module), systemImage: "flame") { asksToCook = true }
                .confirmationDialog(
                    Text("Take the ingredients from the pantry?", bundle: .module), isPresented: $asksToCook, titleVisibility: .visible
                ) {
                    Button(Text("Cook \(servings) Servings", bundle: .module)) { cook() }
                    Button(Text("Cancel", bundle: .module), role: .cancel) {}
                } message: {
                    if missingCount > 0 { Text("\(missingCount) ingredients are not at home.", bundle: .module) }
                }
        }
        .alert(Text("Added to the Shopping List", bundle: .module), isPresented: isAdded, presenting: addedCount) { _ in
            Button(Text("OK", bundle: .module), role: .cancel) {}
        } message: { count in
            Text("\(count) ingredients for \(recipe.title).", bundle: .module)
        }
    }

    private var missingCount: Int { checks.count { !$0.isAtHome } }

    private var isAdded: Binding<Bool> {
        Binding {
            addedCount != nil
        } set: { isPresented in
            if !isPresented { addedCount = nil }
        }
    }

    private func cook() {
        store.cook(recipe, servings: servings)
        haptics.play(.success)
        didCook()
    }
}
