import LarderKit
import LarderModel
import SwiftUI

/// A button that makes a recipe a favourite, or no longer one.
struct FavoriteButton: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics

    var recipe: Recipe

    var body: some View {
        Button(title, systemImage: recipe.isFavorite ? "heart.fill" : "heart") {
            withAnimation(.snappy) { store.toggleFavorite(recipe.id) }
            haptics.play(.tick)
        }
        .symbolEffect(.bounce, value: recipe.isFavorite)
    }

    private var title: Text {
        recipe.isFavorite ? Text("Remove from Favorites", bundle: .module) : Text("Add to Favorites", bundle: .module)
    }
}
