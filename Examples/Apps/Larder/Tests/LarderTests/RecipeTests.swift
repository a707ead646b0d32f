import LarderModel
import SwiftUITesting
import Testing

@testable import Larder

@MainActor @Suite struct RecipeTests {
    @Test func tagsFilterTheCards() throws {
        let app = AppHost(RecipesTab())
        defer { app.close() }
        try app.tap(.text("breakfast"))
        #expect(app.host.contains(.text("Spinach omelette")))
        #expect(app.host.contains(.text("All at home")))
        #expect(!app.host.contains(.text("Spaghetti al pomodoro")))
    }

    @Test func missingIngredientsGoOnTheList() throws {
        let app = AppHost(RecipesTab())
        defer { app.close() }
        try app.tap(.text("Spaghetti al pomodoro"))
        try app.tap(.text("Add 1 Missing Ingredient"))
        #expect(app.host.contains(.text("1 ingredient for Spaghetti al pomodoro.")))
        #expect(app.store.shopping.items.last?.origin == .recipe(title: "Spaghetti al pomodoro"))
    }

    @Test func cookingEmptiesThePantry() throws {
        let app = AppHost(RecipesTab())
        defer { app.close() }
        try app.tap(.text("Spaghetti al pomodoro"))
        app.host.size.height = 1_200
        try app.tap(.text("Cook Now"))
        try app.tap(.text("Cook 2 Servings"))
        #expect(app.store.pantry.first { $0.name == "Spaghetti" }?.quantity == Quantity(300, .gram))
        #expect(app.store.pantry.first { $0.name == "Tomatoes" }?.quantity == Quantity(2, .pack))
    }

    @Test func aFavoriteIsFirst() throws {
        let app = AppHost(RecipesTab())
        defer { app.close() }
        let salmon = try #require(app.store.recipes.first { $0.title == "Salmon with peas" })
        app.model.router.recipePath = [.recipe(salmon.id)]
        app.host.advance(by: 0.5)
        try app.tap(.label("Add to Favorites"))
        #expect(app.store.recipe(salmon.id)?.isFavorite == true)
        #expect(RecipeFilter().recipes(from: app.store.recipes).map(\.title).prefix(2) == ["Salmon with peas", "Spaghetti al pomodoro"])
    }
}
