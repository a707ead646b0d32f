import Foundation

extension Household {
    /// A household to try the program with. Expiry dates are relative to a date.
    public static func sample(on date: Date, calendar: Calendar = .current) -> Household {
        Household(pantry: samplePantry(on: date, calendar: calendar), shopping: sampleShopping, recipes: sampleRecipes)
    }

    private static func samplePantry(on date: Date, calendar: Calendar) -> [PantryItem] {
        func day(_ offset: Int) -> Date? { calendar.date(byAdding: .day, value: offset, to: calendar.startOfDay(for: date)) }
        return [
            PantryItem(
                id: .sample(1), name: "Milk", category: .dairy, location: .fridge, quantity: Quantity(0.75, .litre),
                minimum: Quantity(1, .litre), expiry: day(1), tags: ["breakfast"]),
            PantryItem(
                id: .sample(2), name: "Eggs", category: .dairy, location: .fridge, quantity: Quantity(8, .piece),
                minimum: Quantity(4, .piece), expiry: day(9), tags: ["breakfast", "baking"]),
            PantryItem(
                id: .sample(3), name: "Spinach", category: .produce, location: .fridge, quantity: Quantity(250, .gram), expiry: day(0),
                tags: ["vegetables"]),
            PantryItem(
                id: .sample(4), name: "Yoghurt", category: .dairy, location: .fridge, quantity: Quantity(2, .pack), expiry: day(-2),
                tags: ["breakfast"]),
            PantryItem(
                id: .sample(5), name: "Carrots", category: .produce, location: .fridge, quantity: Quantity(1, .kilogram), expiry: day(12),
                tags: ["vegetables"], note: "From the market. Keep them dry."),
            PantryItem(
                id: .sample(6), name: "Spaghetti", category: .grains, location: .cupboard, quantity: Quantity(500, .gram),
                minimum: Quantity(500, .gram), expiry: day(400), tags: ["dinner", "quick"]),
            PantryItem(
                id: .sample(7), name: "Tomatoes", category: .canned, location: .cupboard, quantity: Quantity(3, .pack),
                minimum: Quantity(2, .pack), expiry: day(300), tags: ["dinner"]),
            PantryItem(
                id: .sample(8), name: "Flour", category: .grains, location: .cupboard, quantity: Quantity(200, .gram),
                minimum: Quantity(1, .kilogram), expiry: day(120), tags: ["baking"]),
            PantryItem(
                id: .sample(9), name: "Olive oil", category: .spices, location: .cupboard, quantity: Quantity(400, .millilitre),
                tags: ["dinner"]),
            PantryItem(
                id: .sample(10), name: "Peas", category: .frozen, location: .freezer, quantity: Quantity(450, .gram), expiry: day(200),
                tags: ["vegetables", "quick"]),
            PantryItem(
                id: .sample(11), name: "Salmon", category: .meat, location: .freezer, quantity: Quantity(2, .piece), expiry: day(60),
                tags: ["dinner"]),
            PantryItem(
                id: .sample(12), name: "Apple juice", category: .drinks, location: .cellar, quantity: Quantity(6, .litre), expiry: day(240)),
        ]
    }

    private static var sampleShopping: ShoppingList {
        ShoppingList(items: [
            ShoppingItem(id: .sample(101), name: "Bananas", quantity: Quantity(6, .piece), category: .produce),
            ShoppingItem(id: .sample(102), name: "Rye bread", quantity: Quantity(1, .piece), category: .bakery),
            ShoppingItem(id: .sample(103), name: "Butter", quantity: Quantity(250, .gram), category: .dairy),
            ShoppingItem(id: .sample(104), name: "Flour", quantity: Quantity(800, .gram), category: .grains, origin: .lowStock),
            ShoppingItem(id: .sample(105), name: "Dish soap", quantity: Quantity(1, .pack), category: .household, isDone: true),
        ])
    }
}

extension UUID {
    /// A fixed identity for sample data.
    static func sample(_ number: UInt8) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    }
}
