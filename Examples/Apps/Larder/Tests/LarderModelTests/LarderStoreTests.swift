import Foundation
import Testing

@testable import LarderModel

@MainActor @Suite struct LarderStoreTests {
    private let storage = MemoryStorage()

    private func makeStore() -> LarderStore {
        LarderStore(storage: storage, initial: .sample(on: .march(2), calendar: .utc)) { .march(2) }
    }

    @Test func changesAreSavedAndEqualValuesAreNot() throws {
        let store = makeStore()
        let milk = try #require(store.pantry.first { $0.name == "Milk" })
        store.setQuantity(Quantity(2, .litre), of: milk.id)
        #expect(storage.saves == 1)
        #expect(storage.household?.pantry.first?.quantity == Quantity(2, .litre))
        store.setQuantity(Quantity(2, .litre), of: milk.id)
        #expect(storage.saves == 1)
    }

    @Test func aDeletionIsUndoneAtItsPlace() {
        let store = makeStore()
        let before = store.pantry
        store.deletePantryItems([before[1].id, before[4].id])
        #expect(store.pantry.count == before.count - 2)
        #expect(store.deletion?.names == ["Eggs", "Carrots"])
        store.undoDeletion()
        #expect(store.pantry == before)
        #expect(store.deletion == nil)
    }

    @Test func onlyTheLatestDeletionIsForgotten() throws {
        let store = makeStore()
        store.deleteShoppingItems([store.shopping.items[0].id])
        let first = try #require(store.deletion?.id)
        store.deletePantryItems([store.pantry[0].id])
        store.forgetDeletion(first)
        #expect(store.deletion?.names == ["Milk"])
    }

    @Test func lowItemsAreListedOnce() {
        let store = makeStore()
        #expect(store.addLowItemsToList() == 1)
        #expect(store.addLowItemsToList() == 0)
        #expect(store.shopping.items.last?.name == "Milk")
        #expect(store.shopping.items.last?.origin == .lowStock)
    }

    @Test func theBasketIsStocked() {
        let store = makeStore()
        let flour = store.shopping.items.first { $0.name == "Flour" }
        flour.map { store.setDone(true, of: $0.id) }
        store.stockDoneItems()
        #expect(store.pantry.first { $0.name == "Flour" }?.quantity == Quantity(1, .kilogram))
        #expect(store.pantry.last?.name == "Dish soap")
        #expect(store.shopping.doneItems.isEmpty)
    }

    @Test func cookingUsesThePantry() throws {
        let store = makeStore()
        let recipe = try #require(store.recipes.first { $0.title == "Spinach omelette" })
        store.cook(recipe, servings: 2)
        #expect(store.pantry.first { $0.name == "Eggs" }?.quantity == Quantity(2, .piece))
        #expect(store.pantry.first { $0.name == "Spinach" }?.quantity == Quantity(50, .gram))
        #expect(store.pantry.first { $0.name == "Milk" }?.quantity == Quantity(0.69, .litre))
    }

    @Test func missingIngredientsAreListed() throws {
        let store = makeStore()
        let recipe = try #require(store.recipes.first { $0.title == "Carrot cake" })
        #expect(store.addMissingIngredients(of: recipe, servings: 16) == 2)
        #expect(store.shopping.items.first { $0.name == "Flour" }?.quantity == Quantity(1.2, .kilogram))
        #expect(store.shopping.items.first { $0.name == "Sugar" }?.origin == .recipe(title: "Carrot cake"))
    }

    @Test func aFailureToReadIsReported() {
        storage.failure = HouseholdStorageError.newerVersion(9)
        let store = makeStore()
        #expect(store.failure != nil)
        store.dismissFailure()
        #expect(store.failure == nil)
    }
}
