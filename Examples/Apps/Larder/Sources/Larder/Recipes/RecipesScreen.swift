import LarderKit
import LarderModel
import SwiftUI

/// The recipes as cards, filtered by tags and searched by title or ingredient.
struct RecipesScreen: View {
    @Environment(LarderStore.self) private var store
    @State private var text = ""
    @State private var tags: Set<String> = []

    private let columns = [GridItem(.adaptive(minimum: 300), spacing: 16)]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                if !allTags.isEmpty { tagFilter }
                LazyVGrid(columns: columns, spacing: 16) {
                    ForEach(recipes) { recipe in
                        NavigationLink(value: RecipeRoute.recipe(recipe.id)) {
                            RecipeCard(recipe: recipe, checks: recipe.check(pantry: store.pantry))
                        }
                        .buttonStyle(.plain)
                        .contextMenu { FavoriteButton(recipe: recipe) }
                    }
                }
            }
            .padding()
            .animation(.snappy, value: recipes.map(\.id))
        }
        .background(Color(.systemGroupedBackground))
        .overlay { if recipes.isEmpty { emptyState } }
        .navigationTitle(AppTab.recipes.title)
        .searchable(text: $text, prompt: Text("Title or ingredient", bundle: .module))
    }

    private var allTags: [String] { Set(store.recipes.flatMap(\.tags)).sorted() }

    private var recipes: [Recipe] { RecipeFilter(text: text, tags: tags).recipes(from: store.recipes) }

    private var tagFilter: some View {
        FlowLayout {
            ForEach(allTags, id: \.self) { tag in
                Toggle(isOn: contains(tag)) { Text(verbatim: tag) }
                    .toggleStyle(.chip)
            }
        }
    }

    @ViewBuilder private var emptyState: some View {
        if store.recipes.isEmpty {
            ContentUnavailableView {
                Label(Text("No Recipes", bundle: .module), systemImage: "book")
            } description: {
                Text("Load the sample food in Settings to see a few.", bundle: .module)
            }
        } else {
            ContentUnavailableView.search(text: text)
        }
    }

    private func contains(_ tag: String) -> Binding<Bool> {
        Binding {
            tags.contains(tag)
        } set: { isOn in
            if isOn { tags.insert(tag) } else { tags.remove(tag) }
        }
    }
}

#Preview("Recipes") {
    NavigationStack { RecipesScreen() }
        .larderEnvironment(.preview())
        .tint(LarderColor.brand)
}
