import LarderKit
import LarderModel
import SwiftUI

/// The artwork, the title and the facts of a recipe.
struct RecipeHeader: View {
    var recipe: Recipe

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            RecipeArtwork(name: recipe.artwork)
                .frame(height: 190)
                .clipped()
            VStack(alignment: .leading, spacing: 10) {
                Text(verbatim: recipe.title)
                    .font(.title2.bold())
                RecipeFacts(minutes: recipe.minutes, servings: recipe.servings)
                if !recipe.tags.isEmpty { TagCloud(recipe.tags) }
            }
            .padding(16)
        }
    }
}
