import LarderModel
import SwiftUITesting
import Testing

@testable import Larder

@MainActor @Suite struct ItemTests {
    @Test func anItemIsAdded() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.label("Add Item"))
        #expect(try app.host.hasFocus(.identifier("name")))
        app.host.type("Honey")
        try app.tap(.text("Add"))
        #expect(app.store.pantry.last?.name == "Honey")
        #expect(app.storage.household?.pantry.count == 13)
        #expect(app.feedback.events == [.success])
    }

    @Test func aNameInUseIsRefused() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.label("Add Item"))
        app.host.type("flour")
        app.host.advance(by: 0.1)
        #expect(try app.host.text(of: .identifier("problem")).contains("There is an item of this name in the same place."))
        try app.tap(.text("Add"))
        #expect(app.store.pantry.count == 12)
    }

    @Test func aChangedFormAsksBeforeItCloses() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.label("Add Item"))
        app.host.type("Tea")
        try app.tap(.text("Cancel"))
        #expect(app.host.contains(.text("Discard your changes?")))
        try app.tap(.text("Keep Editing"))
        #expect(app.host.contains(.text("New Item")))
        try app.tap(.text("Add"))
        #expect(app.store.pantry.last?.name == "Tea")
    }

    @Test func theStepperChangesTheStock() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.text("Milk"))
        try app.tap(.label("More"))
        #expect(app.store.pantry.first?.quantity == Quantity(1, .litre))
        #expect(app.feedback.events == [.tick])
        try app.tap(.text("Add to Shopping List"))
        #expect(app.store.shopping.items.last?.name == "Milk")
        #expect(app.host.contains(.text("On the Shopping List")))
    }

    @Test func anItemIsEdited() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.text("Milk"))
        try app.tap(.text("Edit"))
        try app.type(" from the farm", into: .identifier("name"))
        try app.tap(.text("Save"))
        #expect(app.store.pantry.first?.name == "Milk from the farm")
        #expect(app.host.contains(.text("Milk from the farm")))
    }

    @Test func aTagLeadsToItsItems() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.text("Milk"))
        try app.tap(.text("breakfast"))
        #expect(app.model.router.pantryPath == [.item(app.store.pantry[0].id), .tag("breakfast")])
        #expect(app.host.contains(.text("Yoghurt")))
    }
}
