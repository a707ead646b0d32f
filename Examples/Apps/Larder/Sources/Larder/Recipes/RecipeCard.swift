import LarderKit
import LarderModel
import SwiftUI

/// A recipe in the grid: artwork, title, time and missing ingredients.
struct RecipeCard: View {
    var recipe: Recipe
    var checks: [IngredientCheck]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            RecipeArtwork(name: recipe.artwork)
                .frame(height: 150)
                .clipped()
                .overlay(alignment: .topTrailing) {
                    if recipe.isFavorite { favoriteMark }
                }
            VStack(alignment: .leading, spacing: 8) {
                Text(verbatim: recipe.title)
                    .font(.headline)
                ViewThatFits(in: .horizontal) {
                    HStack {
                        facts
                        Spacer(minLength: 8)
                        availability
                    }
                    VStack(alignment: .leading, spacing: 8) {
                        facts
                        availability
                    }
                }
            }
            .padding(14)
        }
        .background(LarderColor.panel)
        .clipShape(.rect(cornerRadius: 16))
        .shadow(color: .black.opacity(0.06), radius: 8, y: 3)
        .accessibilityElement(children: .combine)
    }

    private var facts: some View { RecipeFacts(minutes: recipe.minutes, servings: recipe.servings) }

    private var availability: some View { AvailabilityBadge(missing: checks.count { !$0.isAtHome }) }

    private var favoriteMark: some View {
        Image(systemName: "heart.fill")
            .foregroundStyle(.pink)
            .padding(8)
            .background(.thinMaterial, in: .circle)
            .padding(10)
            .accessibilityLabel(Text("Favorite", bundle: .module))
    }
}

/// How long a recipe takes and how many people it feeds.
struct RecipeFacts: View {
    var minutes: Int
    var servings: Int

    var body: some View {
        HStack(spacing: 12) {
            Label(Text("\(minutes) min", bundle: .module), systemImage: "clock")
            Label(Text("\(servings) servings", bundle: .module), systemImage: "person.2")
        }
        .labelStyle(.compact)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
}

/// Whether everything for a recipe is at home.
struct AvailabilityBadge: View {
    var missing: Int

    var body: some View {
        if missing == 0 {
            Label(Text("All at home", bundle: .module), systemImage: "checkmark.circle.fill")
                .labelStyle(.badge(LarderColor.fresh))
        } else {
            Label(Text("\(missing) missing", bundle: .module), systemImage: "cart.fill")
                .labelStyle(.badge(LarderColor.soon))
        }
    }
}
