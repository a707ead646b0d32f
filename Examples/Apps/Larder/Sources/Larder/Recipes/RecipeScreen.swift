import LarderKit
import LarderModel
import SwiftUI

/// A recipe with its ingredients for a number of servings and its steps.
struct RecipeScreen: View {
    @Environment(LarderStore.self) private var store

    var id: Recipe.ID

    var body: some View {
        if let recipe = store.recipe(id) {
            RecipePage(recipe: recipe)
        } else {
            ContentUnavailableView {
                Label(Text("This Recipe Is Gone", bundle: .module), systemImage: "book")
            }
        }
    }
}

private struct RecipePage: View {
    @Environment(LarderStore.self) private var store
    @State private var servings: Int
    @State private var doneSteps: Set<Int> = []

    private let recipe: Recipe

    init(recipe: Recipe) {
        self.recipe = recipe
        _servings = State(initialValue: recipe.servings)
    }

    var body: some View {
        List {
            Section {
                RecipeHeader(recipe: recipe)
            }
            .listRowInsets(EdgeInsets())
            Section {
                Stepper(value: $servings, in: 1...24) { Text("\(servings) servings", bundle: .module) }
                ForEach(checks) { IngredientRow(check: $0) }
            } header: {
                Text("Ingredients", bundle: .module)
            }
            .equalWidthColumn()
            RecipeActions(recipe: recipe, servings: servings, checks: checks) { doneSteps = [] }
            Section {
                ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                    StepRow(number: index + 1, text: step, isDone: isDone(index))
                }
            } header: {
                Text("Preparation", bundle: .module)
            }
        }
        .navigationTitle(Text(verbatim: recipe.title))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                FavoriteButton(recipe: recipe)
                    .labelStyle(.iconOnly)
            }
        }
    }

    private var checks: [IngredientCheck] { recipe.check(servings: servings, pantry: store.pantry) }

    private func isDone(_ index: Int) -> Binding<Bool> {
        Binding {
            doneSteps.contains(index)
        } set: { isDone in
            if isDone { doneSteps.insert(index) } else { doneSteps.remove(index) }
        }
    }
}

#Preview("Recipe") {
    let model = AppModel.preview()
    NavigationStack { RecipeScreen(id: model.store.recipes[0].id) }
        .larderEnvironment(model)
        .tint(LarderColor.brand)
}
