import Foundation

extension Household {
    /// Recipes that suit the sample pantry.
    static var sampleRecipes: [Recipe] {
        [
            Recipe(
                id: .sample(201), title: "Spaghetti al pomodoro", servings: 2, minutes: 20, tags: ["vegetarian", "quick"],
                ingredients: [
                    Ingredient(id: .sample(211), name: "Spaghetti", quantity: Quantity(200, .gram), category: .grains),
                    Ingredient(id: .sample(212), name: "Tomatoes", quantity: Quantity(1, .pack), category: .canned),
                    Ingredient(id: .sample(213), name: "Olive oil", quantity: Quantity(2, .tablespoon), category: .spices),
                    Ingredient(id: .sample(214), name: "Basil", quantity: Quantity(1, .pack), category: .produce),
                ],
                steps: [
                    "Boil the spaghetti in plenty of salted water.",
                    "Warm the oil, add the tomatoes and let them simmer for ten minutes.",
                    "Toss the drained spaghetti in the sauce and tear the basil over it.",
                ],
                isFavorite: true, artwork: "Pasta"),
            Recipe(
                id: .sample(202), title: "Spinach omelette", servings: 1, minutes: 12, tags: ["breakfast", "vegetarian"],
                ingredients: [
                    Ingredient(id: .sample(221), name: "Eggs", quantity: Quantity(3, .piece), category: .dairy),
                    Ingredient(id: .sample(222), name: "Spinach", quantity: Quantity(100, .gram), category: .produce),
                    Ingredient(id: .sample(223), name: "Milk", quantity: Quantity(2, .tablespoon), category: .dairy),
                ],
                steps: [
                    "Wilt the spinach in a hot pan and set it aside.",
                    "Whisk the eggs with the milk and let them set over a low heat.",
                    "Spread the spinach over one half and fold the omelette.",
                ],
                artwork: "Omelette"),
            Recipe(
                id: .sample(203), title: "Salmon with peas", servings: 2, minutes: 25, tags: ["dinner"],
                ingredients: [
                    Ingredient(id: .sample(231), name: "Salmon", quantity: Quantity(2, .piece), category: .meat),
                    Ingredient(id: .sample(232), name: "Peas", quantity: Quantity(300, .gram), category: .frozen),
                    Ingredient(id: .sample(233), name: "Butter", quantity: Quantity(30, .gram), category: .dairy),
                    Ingredient(id: .sample(234), name: "Lemon", quantity: Quantity(1, .piece), category: .produce),
                ],
                steps: [
                    "Fry the salmon on its skin until it is crisp.",
                    "Cook the peas in butter for five minutes.",
                    "Serve with a wedge of lemon.",
                ],
                artwork: "Salmon"),
            Recipe(
                id: .sample(204), title: "Carrot cake", servings: 8, minutes: 70, tags: ["baking", "vegetarian"],
                ingredients: [
                    Ingredient(id: .sample(241), name: "Carrots", quantity: Quantity(400, .gram), category: .produce),
                    Ingredient(id: .sample(242), name: "Flour", quantity: Quantity(300, .gram), category: .grains),
                    Ingredient(id: .sample(243), name: "Eggs", quantity: Quantity(4, .piece), category: .dairy),
                    Ingredient(id: .sample(244), name: "Sugar", quantity: Quantity(200, .gram), category: .grains),
                ],
                steps: [
                    "Grate the carrots finely.",
                    "Whisk the eggs with the sugar, then fold in the flour and the carrots.",
                    "Bake at 180 °C for 50 minutes and let the cake cool in its tin.",
                ],
                artwork: "Cake"),
        ]
    }
}
